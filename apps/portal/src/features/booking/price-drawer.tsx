import type { Order } from '@zhantai/contract';
import { foldText } from '@zhantai/engine';
import { EmptyState, TextInput } from '@zhantai/ui';
import { Drawer } from '@zhantai/ui/overlays/drawer.tsx';
import { useMemo, useState } from 'react';
import { PageState } from '../../shell/page/page-state.tsx';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { loadCatalogue } from './load-catalogue.ts';
import styles from './price-list.module.css';
import { PriceList } from './price-list.tsx';

export interface PriceDrawerProps {
  readonly title: string;
  readonly order: Order;
  readonly onClose: () => void;
}

/** Everything a form sells: prices now and later, what is left. */
export const PriceDrawer = ({ title, order, onClose }: PriceDrawerProps) => {
  const { client, language, words } = usePortal();
  const text = words.booking.list;
  const [search, setSearch] = useState('');
  const { formId, categories } = order;
  const list = useMemo(
    () => createResource(() => loadCatalogue(client, language, formId, categories)),
    [client, formId, categories, language],
  );
  const state = useResource(list);
  return (
    <Drawer onClose={onClose} title={title} width="720px">
      <PageState
        onRetry={() => {
          void list.load();
        }}
        skeleton={{ rows: 8, rowHeight: 44 }}
        state={state}
      >
        {(items) => {
          const found = items.filter(({ id, name }) => foldText(`${id} ${name}`).includes(search));
          return (
            <>
              {items.length > 10 && (
                <TextInput
                  aria-label={text.search}
                  className={styles['search']}
                  onChange={(event) => {
                    setSearch(foldText(event.currentTarget.value));
                  }}
                  placeholder={text.search}
                  type="search"
                />
              )}
              {found.length === 0 ? (
                <EmptyState title={items.length === 0 ? text.empty : text.notFound} />
              ) : (
                <PriceList items={found} tier={order.tier} />
              )}
            </>
          );
        }}
      </PageState>
    </Drawer>
  );
};

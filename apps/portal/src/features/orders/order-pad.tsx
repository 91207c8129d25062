import type { Order } from '@zhantai/contract';
import { useMemo } from 'react';
import { loadCatalogue, type CatalogueEntry } from '../booking/load-catalogue.ts';
import { PageState } from '../../shell/page/page-state.tsx';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { PadForm } from './pad-form.tsx';
import styles from './orders.module.css';

/** What the pad works on. */
export interface PadMaterial {
  readonly order: Order;
  /** Things ordered by the piece; rooms want nights and have their form. */
  readonly items: readonly CatalogueEntry[];
}

/** Ordering from the price list of a form without its answers: on site, and where a form has none for it. */
export const OrderPad = ({ formId }: { readonly formId: string }) => {
  const { client, language, words } = usePortal();
  const material = useMemo(
    () =>
      createResource(async (): Promise<PadMaterial> => {
        const order = await client.call('querySupport', { language, body: { formId } });
        const items = await loadCatalogue(client, language, formId, order.categories);
        return { order, items: items.filter(({ room }) => !room) };
      }),
    [client, formId, language],
  );
  const state = useResource(material);
  return (
    <main className={styles['page']} id="main" tabIndex={-1}>
      <p className={styles['back']}>
        <a href="#/orders">{words.booking.orders.back}</a>
      </p>
      <PageState
        onRetry={() => {
          void material.load();
        }}
        skeleton={{ rows: 8, rowHeight: 44 }}
        state={state}
      >
        {(data) => (
          <PadForm
            key={data.order.revision}
            material={data}
            onReload={() => {
              void material.load();
            }}
          />
        )}
      </PageState>
    </main>
  );
};

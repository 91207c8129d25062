import { parseAddress } from '@zhantai/shell/location/parse-address.ts';
import { useAddress } from '@zhantai/shell/location/use-address.ts';
import { useLiveResource } from '@zhantai/shell/resource/use-live-resource.ts';
import { Tabs } from '@zhantai/ui';
import { useMemo, useState } from 'react';
import { useServices } from '../../shell/session/services-context.ts';
import { useDebounced } from '@zhantai/shell/use-debounced.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import { AllOrders } from './all-orders.tsx';
import { orderViews, type OrderView } from './order-view.ts';
import { Page, PageHead } from '../../shell/page/page.tsx';
import styles from './orders.module.css';
import { UnusualOrders } from './unusual-orders.tsx';

const SEARCH_DELAY = 300;

/** Orders of the exhibition in one state, or those that hold unusually much; the address may say what is sought. */
export const OrdersPage = ({ view }: { readonly view: OrderView }) => {
  const { location } = useServices();
  const sought = parseAddress(useAddress(location)).query.get('search') ?? '';
  return <Orders key={sought} sought={sought} view={view} />;
};

const Orders = ({ view, sought }: { readonly view: OrderView; readonly sought: string }) => {
  const { forms, location, unusual } = useServices();
  const { words } = useSpeech();
  const text = words.orders;
  const [search, setSearch] = useState(sought);
  const [formId, setFormId] = useState('');
  const settled = useDebounced(search.trim(), SEARCH_DELAY);
  const listed = useLiveResource(forms);
  const found = useLiveResource(unusual);
  const counted = found.status === 'ready' ? found.data : undefined;
  const count = counted?.total ?? 0;
  const unusualTitle = counted?.totalAtLeast ? text.unusualOver : text.unusualTitle(count);
  const chosen = useMemo(() => (formId === '' ? {} : { formId }), [formId]);
  const narrowed = useMemo(
    () => ({
      ...chosen,
      ...(view === 'all' || view === 'unusual' ? {} : { status: view }),
      ...(settled === '' ? {} : { search: settled }),
    }),
    [chosen, view, settled],
  );
  return (
    <Page>
      <PageHead
        text={view === 'unusual' ? text.unusualPurpose : text.purpose}
        title={view === 'unusual' && counted !== undefined ? unusualTitle : text.title}
      />
      <Tabs
        items={orderViews.map((key) => ({
          key,
          label: text.views[key],
          ...(key === 'unusual' && count > 0 ? { count } : {}),
        }))}
        label={text.view}
        look="list"
        onSelect={(key) => {
          location.go(key === 'all' ? '/orders' : `/orders/${key}`);
        }}
        panelId="orders"
        selected={view}
      />
      <div id="orders" role="tabpanel">
        <div className={styles['tools']}>
          {view !== 'unusual' && (
            <input
              aria-label={text.search}
              className={styles['search']}
              onChange={(event) => {
                setSearch(event.target.value);
              }}
              placeholder={text.search}
              type="search"
              value={search}
            />
          )}
          <select
            aria-label={text.form}
            className={styles['select']}
            onChange={(event) => {
              setFormId(event.target.value);
            }}
            value={formId}
          >
            <option value="">{text.anyForm}</option>
            {(listed.status === 'ready' ? listed.data : []).map((form) => (
              <option key={form.formId} value={form.formId}>
                {form.formCode} {form.title}
              </option>
            ))}
          </select>
        </div>
        {view === 'unusual' ? (
          <UnusualOrders key={formId} query={chosen} />
        ) : (
          <AllOrders key={JSON.stringify([view, formId, settled])} query={narrowed} />
        )}
      </div>
    </Page>
  );
};

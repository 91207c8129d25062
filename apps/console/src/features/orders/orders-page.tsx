import { useQuery } from '@tanstack/react-query';
import { Tabs } from '@zhantai/ui';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useServices } from '../../shell/session/services-context.ts';
import { useDebounced } from '@zhantai/shell/use-debounced.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import { AllOrders } from './all-orders.tsx';
import { orderViews, type OrderView } from './order-view.ts';
import styles from './orders.module.css';
import { UnusualOrders } from './unusual-orders.tsx';

const SEARCH_DELAY = 300;

/** Orders of the exhibition in one state, or those that hold unusually much. */
export const OrdersPage = ({ view }: { readonly view: OrderView }) => {
  const { client } = useServices();
  const { words, language } = useSpeech();
  const text = words.orders;
  const [, go] = useLocation();
  const [search, setSearch] = useState('');
  const [formId, setFormId] = useState('');
  const settled = useDebounced(search.trim(), SEARCH_DELAY);
  const forms = useQuery({ queryKey: ['forms', language], queryFn: () => client.call('consoleForms', {}) });
  const unusual = useQuery({
    queryKey: ['orders', 'unusual', 'count'],
    queryFn: () => client.call('consoleUnusualOrders', { query: { size: 1 } }),
  });
  const chosen = formId === '' ? {} : { formId };
  const count = unusual.data?.total ?? 0;
  const unusualTitle = unusual.data?.totalAtLeast ? text.unusualOver : text.unusualTitle(count);
  return (
    <main className={styles['page']} id="main">
      <header className={styles['head']}>
        <h1>{view === 'unusual' && unusual.data !== undefined ? unusualTitle : text.title}</h1>
        <p>{view === 'unusual' ? text.unusualPurpose : text.purpose}</p>
      </header>
      <Tabs
        items={orderViews.map((key) => ({
          key,
          label: text.views[key],
          ...(key === 'unusual' && count > 0 ? { count } : {}),
        }))}
        label={text.view}
        look="list"
        onSelect={(key) => {
          go(key === 'all' ? '/orders' : `/orders/${key}`);
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
            {forms.data?.map((form) => (
              <option key={form.formId} value={form.formId}>
                {form.formCode} {form.title}
              </option>
            ))}
          </select>
        </div>
        {view === 'unusual' ? (
          <UnusualOrders key={formId} query={chosen} />
        ) : (
          <AllOrders
            key={JSON.stringify([view, formId, settled])}
            query={{
              ...chosen,
              ...(view === 'all' ? {} : { status: view }),
              ...(settled === '' ? {} : { search: settled }),
            }}
          />
        )}
      </div>
    </main>
  );
};

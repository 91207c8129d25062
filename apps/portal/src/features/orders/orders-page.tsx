import type { Order } from '@zhantai/contract';
import { Button, ButtonLink, Checkbox, EmptyState } from '@zhantai/ui';
import { lazy, Suspense, useMemo, useState } from 'react';
import { boothAddress } from '../booths/booth-address.ts';
import { formatYuan } from '@zhantai/messages';
import { parseAddress } from '@zhantai/shell/location/parse-address.ts';
import { useAddress } from '@zhantai/shell/location/use-address.ts';
import { PageState } from '../../shell/page/page-state.tsx';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { ExportButton } from '../../shell/spreadsheet/export-button.tsx';
import { formAddress } from '../../shell/routes/form-address.ts';
import { ordersFile } from './orders-file.ts';
import { OrderView } from './order-view.tsx';
import styles from './orders.module.css';
import { withRetry } from '@zhantai/shell/loading/with-retry.ts';

const OrderPaper = lazy(async () => ({
  default: (await withRetry(() => import('./order-paper.tsx'))).OrderPaper,
}));
const OrderPad = lazy(async () => ({ default: (await withRetry(() => import('./order-pad.tsx'))).OrderPad }));

/** Orders that stand, and those that lapsed: these can be ordered again. */
const LISTED = 'placed,confirmed,lapsed';
/** So many at first, and so many more with each press. */
const STEP = 20;

/** `/orders`: every order with its lines at the prices they were frozen with; with `form` the pad of that form. */
export const OrdersPage = () => {
  const { location } = usePortal();
  const form = parseAddress(useAddress(location)).query.get('form');
  if (form === null) return <OrderList />;
  return <OrderPad formId={form} key={form} />;
};

const OrderList = () => {
  const { client, config, language, forms, words } = usePortal();
  const text = words.booking.orders;
  const [all, setAll] = useState(false);
  const [size, setSize] = useState(STEP);
  const [paper, setPaper] = useState<Order | null>(null);
  const list = useMemo(
    () =>
      createResource(() =>
        client.call('orders', { language, query: { size, ...(all ? {} : { status: LISTED }) } }),
      ),
    [client, language, size, all],
  );
  const state = useResource(list, true);
  const known = useResource(forms);
  const keys = new Map(
    known.status === 'ready'
      ? known.data.flatMap((group) => group.forms.map(({ formId, pageKey }) => [formId, pageKey] as const))
      : [],
  );
  const invoice = [...keys.values()].find((key) => key === 'exhibitor_e8');
  return (
    <main className={styles['page']} id="main" tabIndex={-1}>
      <h1 className={styles['title']}>{words.titles['/orders']}</h1>
      <PageState
        onRetry={() => {
          void list.load();
        }}
        skeleton={{ rows: 6, rowHeight: 72 }}
        state={state}
      >
        {({ records, total, sums }) => (
          <>
            <div className={styles['head']}>
              <p className={styles['lead']}>
                {text.lead(formatYuan(sums.total, language))}
                {sums.deposit > 0 && <span>{text.deposits(formatYuan(sums.deposit, language))}</span>}
              </p>
              {invoice !== undefined && (
                <ButtonLink href={`#${formAddress(invoice)}`}>{text.invoices}</ButtonLink>
              )}
            </div>
            <div className={styles['tools']}>
              <span>{text.count(total)}</span>
              {records.length > 0 && (
                <Suspense fallback={null}>
                  <ExportButton
                    read={() => ordersFile(client, all ? undefined : LISTED, words)}
                    size="small"
                    today={config.serverTime.slice(0, 10)}
                  />
                </Suspense>
              )}
              <Checkbox
                checked={all}
                onChange={(event) => {
                  setAll(event.currentTarget.checked);
                }}
              >
                {text.ended}
              </Checkbox>
            </div>
            {records.length === 0 ? (
              <EmptyState
                actions={
                  <ButtonLink href="#/" variant="primary">
                    {words.frame.home}
                  </ButtonLink>
                }
                text={text.emptyText}
                title={text.empty}
              />
            ) : (
              records.map((order) => {
                const key = keys.get(order.formId);
                return (
                  <OrderView
                    href={key === undefined ? null : `#${orderAddress(formAddress(key), order)}`}
                    key={order.id}
                    onPaper={() => {
                      setPaper(order);
                    }}
                    order={order}
                  />
                );
              })
            )}
            {total > records.length && (
              <Button
                className={styles['more']}
                onClick={() => {
                  setSize(size + STEP);
                }}
              >
                {text.more}
              </Button>
            )}
          </>
        )}
      </PageState>
      {paper !== null && (
        <Suspense fallback={null}>
          <OrderPaper
            onClose={() => {
              setPaper(null);
            }}
            order={paper}
          />
        </Suspense>
      )}
    </main>
  );
};

/** The form of an order, for the booth that it is for. */
function orderAddress(address: string, { booth }: Order): string {
  return booth === null ? address : boothAddress(address, booth.id);
}

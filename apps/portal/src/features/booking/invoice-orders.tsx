import { SectionHead } from '@zhantai/ui';
import { useMemo } from 'react';
import { PageState } from '../../shell/page/page-state.tsx';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import styles from './boards.module.css';
import { formatYuan } from '@zhantai/messages';

/** What there is to make invoices out for: the orders that stand, and those that have an invoice already. */
export const InvoiceOrders = () => {
  const { client, language, words } = usePortal();
  const text = words.booking.invoice;
  const list = useMemo(
    () =>
      createResource(() =>
        client.call('orders', {
          language,
          query: { status: 'placed,confirmed', size: 100, ascs: 'formCode' },
        }),
      ),
    [client, language],
  );
  const state = useResource(list, true);
  return (
    <section className={styles['board']}>
      <SectionHead note={<a href="#/orders">{words.titles['/orders']}</a>} title={text.title} />
      <PageState
        onRetry={() => {
          void list.load();
        }}
        skeleton={{ rows: 3, rowHeight: 44 }}
        state={state}
      >
        {({ records, sums }) =>
          records.length === 0 ? (
            <p className={styles['none']}>{text.none}</p>
          ) : (
            <div className={styles['scroll']}>
              <table className={styles['list']}>
                <thead>
                  <tr>
                    <th scope="col">{text.order}</th>
                    <th scope="col">{text.state}</th>
                    <th scope="col">{text.amount}</th>
                  </tr>
                </thead>
                <tbody>
                  {records.map((order) => (
                    <tr key={order.id}>
                      <th scope="row">
                        {words.form.numbered(order.formCode, order.title)}
                        <small>{order.number}</small>
                      </th>
                      <td>
                        {order.invoiceNumber === null
                          ? words.booking.payments[order.payment]
                          : text.made(order.invoiceNumber)}
                      </td>
                      <td>{formatYuan(order.total, language)}</td>
                    </tr>
                  ))}
                  <tr>
                    <th colSpan={2} scope="row">
                      <strong>{text.total}</strong>
                    </th>
                    <td>
                      <strong>{formatYuan(sums.total, language)}</strong>
                    </td>
                  </tr>
                </tbody>
              </table>
            </div>
          )
        }
      </PageState>
    </section>
  );
};

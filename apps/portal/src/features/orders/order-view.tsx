import type { Order } from '@zhantai/contract';
import { Button, ButtonLink, Cell, Status } from '@zhantai/ui';
import { formatYuan } from '@zhantai/messages';
import { boothName } from '../../shell/page/booth-name.ts';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { shortTime } from '@zhantai/shell/exhibition-time.ts';
import { OrderLines } from './order-lines.tsx';
import { orderStatus } from './order-status.ts';
import styles from './orders.module.css';

export interface OrderViewProps {
  readonly order: Order;
  /** Of the form it belongs to; null where that does not apply any more. */
  readonly href: string | null;
  readonly onPaper: () => void;
}

/** One order: whose form, state, payment, lines with their frozen tier, total, until when it is kept. */
export const OrderView = ({ order, href, onPaper }: OrderViewProps) => {
  const { language, words } = usePortal();
  const text = words.booking.orders;
  const status = orderStatus[order.status];
  // An order without a form's submission is changed where it was made.
  const own = order.submissionId === null && order.open && order.status !== 'confirmed';
  const ended = order.status === 'lapsed' || order.status === 'cancelled';
  // What was ordered stands in the answers of its form, or is proposed in the pad.
  const again = !ended || !order.open ? null : own ? padAddress(order) : href;
  return (
    <article aria-label={`${order.formCode} ${order.title}`} className={styles['order']}>
      <header className={styles['order-head']}>
        <Cell code={order.formCode} size="list" status={status} />
        <div>
          <h2>{order.title}</h2>
          <p>
            {[
              order.booth === null ? null : boothName(order.booth, words),
              order.number,
              order.placedAt === null ? null : text.placedAt(shortTime(order.placedAt)),
              order.invoiceNumber === null ? null : words.booking.invoice.made(order.invoiceNumber),
            ]
              .filter((part) => part !== null)
              .join(' · ')}
          </p>
        </div>
        <div className={styles['state']}>
          <Status label={words.booking.states[order.status]} status={status} />
          <span>{words.booking.payments[order.payment]}</span>
        </div>
      </header>
      {order.lines.length > 0 && <OrderLines order={order} />}
      <div className={styles['sum']}>
        <span>{words.booking.costs.total}</span>
        <b>{formatYuan(order.total, language)}</b>
        {order.deposit > 0 && <small>{text.deposits(formatYuan(order.deposit, language))}</small>}
      </div>
      {order.holdUntil !== null && order.status === 'placed' && (
        <p className={styles['hold']}>{text.holdUntil(shortTime(order.holdUntil))}</p>
      )}
      {order.status === 'lapsed' && (
        <p className={styles['hold']}>{again === null ? text.lapsedClosed : text.lapsed}</p>
      )}
      <div className={styles['actions']}>
        {again !== null && (
          <ButtonLink href={again} size="small">
            {text.again}
          </ButtonLink>
        )}
        {href !== null && href !== again && (
          <a href={href}>{order.submissionId === null || ended ? text.form : text.change}</a>
        )}
        {own && !ended && <a href={padAddress(order)}>{text.edit}</a>}
        <Button onClick={onPaper} variant="link">
          {text.paper}
        </Button>
      </div>
    </article>
  );
};

/** Where an order is made and changed that belongs to no submission. */
function padAddress({ formId }: Order): string {
  return `#/orders?form=${encodeURIComponent(formId)}`;
}

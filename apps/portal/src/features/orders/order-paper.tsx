import type { Order } from '@zhantai/contract';
import { formatYuan } from '@zhantai/messages';
import { PaperDialog } from '../../shell/paper/paper-dialog.tsx';
import { PaperFacts } from '../../shell/paper/paper-facts.tsx';
import { boothName } from '../../shell/page/booth-name.ts';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { OrderLines } from './order-lines.tsx';
import styles from './orders.module.css';

export interface OrderPaperProps {
  readonly order: Order;
  readonly onClose: () => void;
}

/** An order on paper: whose it is, its receipt, every line with its frozen price, total and deposit. */
export const OrderPaper = ({ order, onClose }: OrderPaperProps) => {
  const { exhibitor, language, words } = usePortal();
  const text = words.formLater.paper;
  const state = useResource(exhibitor);
  const whose = state.status === 'ready' ? state.data : null;
  const booths =
    (order.booth === null ? whose?.booths : [order.booth])?.map((booth) => boothName(booth, words)) ?? [];
  const title = words.booking.orders.paperTitle(order.formCode, order.title);
  return (
    <PaperDialog
      fileName={[order.number ?? order.formCode, whose?.name].filter(Boolean).join('_')}
      onClose={onClose}
      title={title}
    >
      <h1>
        <b>{order.formCode}</b>
        {words.booking.orders.paperHead(order.title)}
      </h1>
      <PaperFacts
        facts={[
          [text.exhibitor, whose?.name ?? ''],
          [text.booth, booths.join('、')],
          [words.booking.orders.number, order.number ?? ''],
          [words.booking.orders.time, order.updatedAt ?? ''],
          [words.booking.orders.state, words.booking.states[order.status]],
          [words.booking.orders.payment, words.booking.payments[order.payment]],
          [text.hash, order.receipt?.hash.slice(0, 16) ?? ''],
        ]}
      />
      <OrderLines order={order} paper />
      <p className={styles['paper-sum']}>
        {words.booking.costs.total} <b>{formatYuan(order.total, language)}</b>
      </p>
      {order.deposit > 0 && (
        <p className={styles['paper-sum']}>
          {words.booking.costs.deposit} {formatYuan(order.deposit, language)}
        </p>
      )}
    </PaperDialog>
  );
};

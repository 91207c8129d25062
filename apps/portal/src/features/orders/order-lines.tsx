import type { Order, OrderLine } from '@zhantai/contract';
import { useDevice } from '@zhantai/ui';
import { formatYuan } from '@zhantai/messages';
import { usePortal } from '../../shell/portal/portal-context.ts';
import styles from './orders.module.css';

export interface OrderLinesProps {
  readonly order: Pick<Order, 'lines'>;
  /** On paper a table whatever the device. */
  readonly paper?: boolean;
}

/** Lines of an order: what, how many, at which frozen price, how much. */
export const OrderLines = ({ order, paper = false }: OrderLinesProps) => {
  const { language, words } = usePortal();
  const text = words.booking.orders;
  const mobile = useDevice() === 'mobile' && !paper;
  const { tiers } = words.booking;
  const facts = useFacts();
  const rows = order.lines.map((line, index) => ({ line, key: `${line.itemId} ${index}` }));
  if (mobile) {
    return (
      <ul className={styles['lines']}>
        {rows.map(({ line, key }) => (
          <li key={key}>
            <span>{line.name}</span>
            <b>{formatYuan(line.amount, language)}</b>
            <small>
              {words.booking.amount(line.quantity, line.unit)} × {formatYuan(line.unitPrice, language)}
              {facts(line).map((fact) => ` · ${fact}`)} · {tiers[line.tier]}
            </small>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">{text.item}</th>
          <th scope="col">{text.quantity}</th>
          <th scope="col">{text.tier}</th>
          <th scope="col">{text.unitPrice}</th>
          <th scope="col">{text.amount}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ line, key }) => (
          <tr key={key}>
            <td>
              {line.name}
              {facts(line).length > 0 && <small>{facts(line).join(' · ')}</small>}
            </td>
            <td>{words.booking.amount(line.quantity, line.unit)}</td>
            <td>{tiers[line.tier]}</td>
            <td>{formatYuan(line.unitPrice, language)}</td>
            <td>{formatYuan(line.amount, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** What else a line says: its nights, its period, a note. */
function useFacts(): (line: OrderLine) => readonly string[] {
  const { words } = usePortal();
  const { periods, orders, nights } = words.booking;
  const names: Readonly<Record<string, string>> = periods;
  return ({ start, end, nights: count, period, factor, note }) =>
    [
      start === null || end === null ? '' : orders.stay(start.slice(5), end.slice(5)),
      count === null ? '' : nights(count),
      period === null ? '' : (names[period] ?? ''),
      factor === 1 ? '' : `× ${factor}`,
      note,
    ].filter((fact) => fact !== '');
}

import type { Item, RowsNode } from '@zhantai/engine';
import { useForm } from '../../../context/form-context.ts';
import { groupedNumber } from '@zhantai/engine';
import styles from './rows.module.css';
import { useTotals } from '../use-totals.ts';

/** What {@link RowsSum} takes. */
export interface RowsSumProps {
  readonly node: RowsNode;
  readonly columns: readonly Item[];
}

/** The line of sums under the rows on a phone: one alone as a figure, of several each with its label (seed.md §9). */
export const RowsSum = ({ node, columns }: RowsSumProps) => {
  const { words } = useForm();
  const totals = useTotals(node);
  const { total } = words.fields.rows;
  const summed = columns.flatMap((column) => {
    const sum = totals[column.prop];
    if (sum === undefined) return [];
    return [{ column, text: groupedNumber(sum, column) }];
  });
  const [first] = summed;
  if (first === undefined) return null;
  if (summed.length === 1) {
    const { unit } = first.column;
    return (
      <p className={styles['sum']}>
        <span>{unit === '' ? total : `${total} ${unit}`}</span>
        <span>{first.text}</span>
      </p>
    );
  }
  return (
    <div className={styles['sum']}>
      <p>{total}</p>
      <dl className={styles['sums']}>
        {summed.map(({ column, text }) => (
          <div key={column.prop}>
            <dt>{column.unit === '' ? column.label : `${column.label} ${column.unit}`}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
};

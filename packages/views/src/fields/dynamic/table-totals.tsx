import { groupedNumber, traitsOf } from '@zhantai/engine';
import type { Item, RowsNode } from '@zhantai/engine';
import { useForm } from '../../context/form-context.ts';
import styles from './table.module.css';
import { useTotals } from './use-totals.ts';

/** What {@link TableTotals} takes. */
export interface TableTotalsProps {
  readonly node: RowsNode;
  readonly columns: readonly Item[];
  readonly count: number;
  /** Whether there is a column of actions. */
  readonly acts: boolean;
}

/** The line of sums under a table, in ink rule. */
export const TableTotals = ({ node, columns, count, acts }: TableTotalsProps) => {
  const { words } = useForm();
  const totals = useTotals(node);
  if (count === 0 || !columns.some((column) => totals[column.prop] !== undefined)) return null;
  return (
    <tfoot>
      <tr>
        <td aria-hidden="true" />
        {columns.map((column, place) => {
          const total = totals[column.prop];
          return (
            <td
              data-computed={column.computed || undefined}
              data-number={traitsOf(column).amount}
              key={column.prop}
            >
              {total === undefined
                ? place === 0 && words.fields.rows.totalCount(count)
                : groupedNumber(total, column)}
            </td>
          );
        })}
        {acts && <td aria-hidden="true" className={styles['edge']} />}
      </tr>
    </tfoot>
  );
};

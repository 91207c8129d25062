import { traitsOf } from '@zhantai/engine';
import type { Item, RowsNode } from '@zhantai/engine';
import { useForm } from '../../form/form-context.ts';
import { groupedNumber } from '../number/number-text.ts';
import { isComputedColumn } from './computed-column.ts';
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
          const decimals = column.precision ?? (isComputedColumn(column) ? 2 : null);
          return (
            <td
              data-computed={isComputedColumn(column) || undefined}
              data-number={traitsOf(column).amount}
              key={column.prop}
            >
              {total === undefined
                ? place === 0 && words.fields.rows.totalCount(count)
                : groupedNumber(total, decimals)}
            </td>
          );
        })}
        {acts && <td aria-hidden="true" className={styles['edge']} />}
      </tr>
    </tfoot>
  );
};

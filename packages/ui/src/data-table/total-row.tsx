import type { ReactNode } from 'react';
import { fixedPlace } from './rows/fixed-place.ts';
import type { Leaf } from './columns/leaf-columns.ts';
import { totalText } from './columns/total-text.ts';
import styles from './total-row.module.css';

/** What a column says in the totals row; null where it says nothing. */
export const totalOf = <Row extends object>({ column }: Leaf<Row>, rows: readonly Row[]): ReactNode => {
  if (column.totalRow === undefined || column.totalRow === false) return null;
  return column.totalRow === true ? totalText(column, rows) : column.totalRow(rows);
};

/** What {@link TotalRow} takes. */
export interface TotalRowProps<Row> {
  readonly rows: readonly Row[];
  readonly leaves: readonly Leaf<Row>[];
  readonly label: ReactNode;
  readonly line?: number | undefined;
  readonly ticks: boolean;
  readonly actions: boolean;
}

/** The totals under an ink rule; they stay in sight while the rows scroll. */
export const TotalRow = <Row extends object>({
  rows,
  leaves,
  label,
  line,
  ticks,
  actions,
}: TotalRowProps<Row>) => (
  <tfoot className={styles['totals']}>
    <tr aria-rowindex={line}>
      {ticks && <td {...fixedPlace('wide', 'tick')} />}
      {leaves.map((leaf, at) => {
        const attributes = {
          'data-align': leaf.align,
          'data-computed': leaf.computed || undefined,
          ...fixedPlace(leaf.fixed, at),
        };
        return leaf.name ? (
          <th key={leaf.column.key} scope="row" {...attributes}>
            {label}
          </th>
        ) : (
          <td key={leaf.column.key} {...attributes}>
            {totalOf(leaf, rows)}
          </td>
        );
      })}
      {actions && <td {...fixedPlace('right', 'actions')} />}
    </tr>
  </tfoot>
);

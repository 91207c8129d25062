import type { ReactNode, Ref } from 'react';
import { Checkbox } from '../../choice/choice.tsx';
import { cellText } from '../columns/cell-value.ts';
import { fixedPlace } from './fixed-place.ts';
import type { Leaf } from '../columns/leaf-columns.ts';
import type { RowAction } from './row-action.ts';
import { RowActions } from './row-actions.tsx';
import { useTableWords } from '../use-table-words.ts';
import styles from './table-row.module.css';

/** What {@link TableRow} takes. */
export interface TableRowProps<Row> {
  readonly row: Row;
  /** Place among the rows of the page, from 0. */
  readonly index: number;
  /** Place among all lines of the table, from 1, where only some of them are drawn. */
  readonly line?: number | undefined;
  readonly leaves: readonly Leaf<Row>[];
  readonly actions?: readonly RowAction[] | undefined;
  /** Whether the row is ticked; undefined where rows cannot be. */
  readonly ticked?: boolean | undefined;
  readonly onTick: (on: boolean) => void;
  readonly measure?: Ref<HTMLTableRowElement> | undefined;
}

/** One row: its name as head, its cells, its actions. */
export const TableRow = <Row extends object>({
  row,
  index,
  line,
  leaves,
  actions,
  ticked,
  onTick,
  measure,
}: TableRowProps<Row>) => {
  const words = useTableWords();
  const head = leaves.find(({ name }) => name);
  const name = head === undefined ? '' : cellText(head.column, row, index);

  const cell = (leaf: Leaf<Row>, at: number): ReactNode => {
    const { column } = leaf;
    const attributes = {
      'data-align': leaf.align,
      'data-cell': true,
      'data-computed': leaf.computed || undefined,
      'data-drawn': column.render === undefined ? undefined : column.key,
      'data-type': column.type,
      'data-wraps': column.ellipsisTooltip === false || undefined,
      ...fixedPlace(leaf.fixed, at),
    };
    const content = column.render === undefined ? cellText(column, row, index) : column.render(row, index);
    return leaf.name ? (
      <th key={column.key} scope="row" {...attributes}>
        {content}
      </th>
    ) : (
      <td key={column.key} {...attributes}>
        {content}
      </td>
    );
  };

  return (
    <tr
      aria-rowindex={line}
      className={styles['row']}
      data-index={index}
      data-ticked={ticked}
      ref={measure ?? null}
    >
      {ticked !== undefined && (
        <td className={styles['tick']} {...fixedPlace('wide', 'tick')}>
          <Checkbox
            aria-label={words.selectRow(name === '' ? String(index + 1) : name)}
            checked={ticked}
            onChange={(event) => {
              onTick(event.target.checked);
            }}
          />
        </td>
      )}
      {leaves.map(cell)}
      {actions !== undefined && (
        <td className={styles['last']} {...fixedPlace('right', 'actions')}>
          <RowActions actions={actions} row={name} />
        </td>
      )}
    </tr>
  );
};

import type { Item, RowNode } from '@zhantai/engine';
import { Button } from '@zhantai/ui';
import { memo, useCallback } from 'react';
import type { Ref } from 'react';
import type { FieldComment } from '../../context/field-comment.ts';
import { useForm } from '../../context/form-context.ts';
import { RowScope } from '../../options/row-scope.ts';
import { commentsOf } from './comments-of.ts';
import { TableCell } from './table-cell.tsx';
import styles from './table.module.css';

/** What {@link TableRow} takes. */
export interface TableRowProps {
  readonly row: RowNode;
  /** 0-based, now. */
  readonly index: number;
  readonly columns: readonly Item[];
  /** The column that shows the flags of exhibits. */
  readonly flagColumn: string | undefined;
  readonly headId: (prop: string) => string;
  /** Those on this row. */
  readonly comments: readonly FieldComment[];
  readonly locked: boolean;
  readonly canRemove: boolean;
  readonly onEdit: (row: RowNode, prop?: string) => void;
  readonly onRemove: (row: RowNode) => void;
  /** What more may be done with the row, and how the button that opens it is called; left out where there is nothing. */
  readonly onMore: ((row: RowNode, button: HTMLButtonElement) => void) | undefined;
  readonly moreLabel: string;
  readonly ref?: Ref<HTMLTableRowElement>;
}

/** One record: its number, its cells, 编辑 and 删除. */
export const TableRow = memo(
  ({
    row,
    index,
    columns,
    flagColumn,
    headId,
    comments,
    locked,
    canRemove,
    onEdit,
    onRemove,
    onMore,
    moreLabel,
    ref,
  }: TableRowProps) => {
    const { words } = useForm();
    const find = useCallback(
      (prop: string) => (columns.some((column) => column.prop === prop) ? row.cell(prop) : undefined),
      [columns, row],
    );
    const edit = useCallback((prop: string) => onEdit(row, prop), [onEdit, row]);
    return (
      <RowScope value={find}>
        <tr aria-rowindex={index + 2} className={styles['row']} data-index={index} ref={ref}>
          <th className={styles['index']} scope="row">
            {index + 1}
          </th>
          {columns.map((column) => (
            <TableCell
              comments={commentsOf(comments, column.prop)}
              flagged={column.prop === flagColumn}
              headId={headId(column.prop)}
              key={column.prop}
              node={row.cell(column.prop)}
              onEdit={edit}
            />
          ))}
          {!locked && (
            <td className={styles['actions']}>
              <Button
                aria-label={`${words.fields.rows.edit} ${words.fields.rows.row(index + 1)}`}
                onClick={() => onEdit(row)}
                variant="link"
              >
                {words.fields.rows.edit}
              </Button>
              {canRemove && (
                <Button
                  aria-label={`${words.fields.rows.remove} ${words.fields.rows.row(index + 1)}`}
                  onClick={() => onRemove(row)}
                  variant="quiet"
                >
                  {words.fields.rows.remove}
                </Button>
              )}
              {onMore !== undefined && (
                <Button
                  aria-haspopup="menu"
                  aria-label={moreLabel}
                  onClick={(event) => onMore(row, event.currentTarget)}
                  variant="quiet"
                >
                  {words.fields.rows.more}
                </Button>
              )}
            </td>
          )}
        </tr>
      </RowScope>
    );
  },
);
TableRow.displayName = 'TableRow';

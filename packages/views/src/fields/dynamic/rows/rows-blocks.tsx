import type { Item, RowNode, RowsNode } from '@zhantai/engine';
import { memo, useEffect, useMemo } from 'react';
import type { FieldComment } from '../../../context/field-comment.ts';
import { controlId } from '../../../context/field-ids.ts';
import { focusControl } from '../../../context/focus-control.ts';
import { useForm } from '../../../context/form-context.ts';
import { RowActions } from './row-actions.tsx';
import { RowForm } from './row-form.tsx';
import { rowTitle } from './row-title.ts';
import { TableToolbar } from '../table-toolbar.tsx';
import styles from './rows.module.css';
import { useRowMenu } from './use-row-menu.tsx';
import { useRowComments } from './use-row-comments.ts';
import { useTable } from '../use-table.ts';

/** What {@link RowsBlocks} takes. */
export interface RowsBlocksProps {
  readonly node: RowsNode;
  readonly locked: boolean;
  readonly labelId: string;
  readonly id: string;
  readonly describedBy: string | undefined;
}

const noComments: readonly FieldComment[] = [];

/** A sub-table as blocks of fields, one a row, each with its own heading (`variant: form`). */
export const RowsBlocks = ({ node, locked, labelId, id, describedBy }: RowsBlocksProps) => {
  const { idPrefix, words, targets } = useForm();
  const said = useRowComments(node);
  const table = useTable(node);
  const rows = node.rows();
  useEffect(
    () =>
      targets.add(node.item.prop, (path) => {
        const row = path === undefined ? undefined : node.rows()[path[0]];
        const cell = path === undefined ? undefined : row?.cell(path[1]);
        focusControl(cell === undefined ? id : controlId(idPrefix, cell.key));
      }),
    [targets, node, id, idPrefix],
  );
  const go = (row: RowNode): void => {
    const first = node.columns[0];
    if (first !== undefined) {
      requestAnimationFrame(() => focusControl(controlId(idPrefix, row.cell(first.prop).key)));
    }
  };
  const insert = (after?: RowNode): RowNode | null =>
    table.isRefused(node.refusal()) ? null : node.add(after);
  const menu = useRowMenu({ node, insert, onPlaced: go });
  return (
    <div
      aria-describedby={describedBy}
      aria-labelledby={labelId}
      className={styles['field']}
      id={id}
      role="group"
    >
      {rows.map((row, index) => (
        <Block
          canRemove={node.refusal(row)?.code !== 'minSize'}
          columns={node.columns}
          comments={said.get(row.id) ?? noComments}
          key={row.id}
          locked={locked}
          onMore={menu.open}
          onRemove={table.askToRemove}
          row={row}
          title={rowTitle(node.item, index, words.fields)}
        />
      ))}
      {rows.length === 0 && <p className={styles['empty']}>{words.fields.rows.empty(node.item.label)}</p>}
      <TableToolbar
        locked={locked}
        node={node}
        onAdd={() => {
          const row = insert();
          if (row !== null) go(row);
        }}
      />
      {menu.menu}
      {table.question !== null && <table.question.ConfirmDialog {...table.question.props} />}
    </div>
  );
};

interface BlockProps {
  readonly row: RowNode;
  readonly columns: readonly Item[];
  readonly title: string;
  readonly comments: readonly FieldComment[];
  readonly locked: boolean;
  readonly canRemove: boolean;
  readonly onRemove: (row: RowNode) => void;
  readonly onMore: (row: RowNode, button: HTMLButtonElement) => void;
}

const Block = memo(({ row, columns, title, comments, locked, canRemove, onRemove, onMore }: BlockProps) => {
  const cells = useMemo(() => columns.map((column) => row.cell(column.prop)), [columns, row]);
  return (
    <section aria-label={title} className={styles['block']}>
      <div className={styles['blockHead']}>
        <p className={styles['blockTitle']}>{title}</p>
        {!locked && (
          <RowActions canRemove={canRemove} onMore={onMore} onRemove={onRemove} row={row} title={title} />
        )}
      </div>
      <RowForm cells={cells} comments={comments} />
    </section>
  );
});
Block.displayName = 'Block';

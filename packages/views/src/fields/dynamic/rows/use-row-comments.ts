import type { RowsNode } from '@zhantai/engine';
import { useMemo } from 'react';
import type { FieldComment } from '../../../context/field-comment.ts';
import { useForm } from '../../../context/form-context.ts';

/** Comments of a sub-table by the row they were made on, which keeps them however rows move. */
export function useRowComments(node: RowsNode): ReadonlyMap<string, readonly FieldComment[]> {
  const { comments } = useForm();
  const said = comments.get(node.item.prop);
  return useMemo(() => {
    const rows = node.rows();
    const byRow = new Map<string, FieldComment[]>();
    for (const comment of said ?? []) {
      const row = comment.path === undefined ? undefined : rows[comment.path[0]];
      if (row === undefined) continue;
      byRow.set(row.id, [...(byRow.get(row.id) ?? []), comment]);
    }
    return byRow;
    // Places are those of the rows when the comments came: later moves do not change whose they are.
  }, [node, said]);
}

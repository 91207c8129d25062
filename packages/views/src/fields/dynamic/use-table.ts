import type { Problem, RowEditor, RowNode, RowsNode } from '@zhantai/engine';
import { useCallback, useState } from 'react';
import { useForm } from '../../context/form-context.ts';
import { useLoaded } from '../overlay/use-loaded.ts';
import { useKept } from '../use-kept.ts';

/** A row in its editor. */
export interface OpenEditor {
  readonly editor: RowEditor;
  /** 0-based place of the row, now or to be. */
  readonly index: number;
  /** The column to begin at. */
  readonly prop: string | undefined;
  readonly row: RowNode | null;
}

const openEditors = new WeakMap<object, OpenEditor | null>();
const leavingRows = new WeakMap<object, RowNode | null>();
const loadConfirm = () => import('@zhantai/ui/dialog/confirm-dialog.tsx');

/** Adding, editing and deleting rows of a sub-table, with the question before a row goes. */
export function useTable(node: RowsNode) {
  const { services, words } = useForm();
  const [open, setOpen] = useKept(openEditors, node, null);
  const [leaving, setLeaving] = useKept(leavingRows, node, null);
  const [removed, setRemoved] = useState<{ readonly place: number } | null>(null);
  const confirm = useLoaded(loadConfirm, leaving !== null, () => setLeaving(null));
  const { rows } = words.fields;

  /** Says why a row may not come or go, where it may not. */
  const isRefused = useCallback(
    (refused: Problem | null): boolean => {
      if (refused !== null) services.notify(words.problem(refused), 'failed');
      return refused !== null;
    },
    [services, words],
  );
  const edit = useCallback(
    (row: RowNode, prop?: string) => setOpen({ editor: node.edit(row), index: row.index(), prop, row }),
    // The setter does the same in every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [node],
  );
  const askToRemove = useCallback(
    (row: RowNode) => {
      if (!isRefused(node.refusal(row))) setLeaving(row);
    },
    // As above.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [node, isRefused],
  );
  return {
    open,
    /** Where the last row that went had stood, from 0; a new object for each. */
    removed,
    edit,
    askToRemove,
    isRefused,
    /** Opens a new row, below another one or at the end. */
    add: (after?: RowNode): void => {
      if (isRefused(node.refusal())) return;
      const editor = node.editNew(after);
      const index = after === undefined ? node.rows().length : after.index() + 1;
      if (editor !== null) setOpen({ editor, index, prop: undefined, row: null });
    },
    close: (): void => {
      setOpen(null);
      node.leave();
    },
    /** The question, while it is asked. */
    question:
      leaving === null || confirm === null
        ? null
        : {
            ConfirmDialog: confirm.ConfirmDialog,
            props: {
              title: rows.removeConfirm,
              text: rows.removeText,
              confirmLabel: rows.remove,
              tone: 'danger' as const,
              onCancel: (): void => setLeaving(null),
              onConfirm: (): void => {
                const place = leaving.index() + 1;
                setLeaving(null);
                setOpen(null);
                if (node.remove(leaving)) {
                  services.notify(rows.removed(place));
                  setRemoved({ place: place - 1 });
                }
              },
            },
          },
  };
}

import { useEffect, useState } from 'react';
import type { FieldComment } from '../../../context/field-comment.ts';
import { controlId } from '../../../context/field-ids.ts';
import { focusControl } from '../../../context/focus-control.ts';
import { useForm } from '../../../context/form-context.ts';
import { RowForm } from './row-form.tsx';
import styles from './row-editor.module.css';
import type { OpenEditor } from '../use-table.ts';

/** What the editors of both devices take. */
export interface RowEditorProps {
  readonly open: OpenEditor;
  /** Of the table. */
  readonly prop: string;
  /** Which row of what. */
  readonly title: string;
  readonly comments: readonly FieldComment[];
  readonly onClose: () => void;
  /** Asks to delete the row; left out for a new one or where it may not go. */
  readonly onRemove?: (() => void) | undefined;
}

/** Confirming and cancelling a row's copy: with a problem it stays open and shows it (design.md §7). */
export function useRowEditor({ open, onClose }: Pick<RowEditorProps, 'open' | 'onClose'>) {
  const { idPrefix, words } = useForm();
  const prefix = `${idPrefix}copy-`;
  const [refusal, setRefusal] = useState('');
  return {
    prefix,
    refusal,
    cancel: (): void => {
      open.editor.cancel();
      onClose();
    },
    confirm: (): void => {
      const problems = open.editor.confirm();
      if (problems.length === 0) {
        onClose();
        return;
      }
      const faulty = open.editor.cells.find((cell) => cell.state().problem !== null);
      if (faulty !== undefined) focusControl(controlId(prefix, faulty.key));
      else setRefusal(problems.map((problem) => words.problem(problem)).join('\n'));
    },
  };
}

/** The column that has the focus in an open editor: the other face goes on there. */
const lastColumns = new WeakMap<OpenEditor, string>();

/** The fields of the open row; begins at the column that was pressed. */
export const RowEditorBody = ({
  open,
  comments,
  prefix,
  refusal,
}: Pick<RowEditorProps, 'open' | 'comments'> & { readonly prefix: string; readonly refusal: string }) => {
  useEffect(() => {
    const cells = open.editor.cells;
    const first = lastColumns.get(open) ?? open.prop;
    const start =
      cells.find((cell) => cell.item.prop === first) ?? cells.find((cell) => !cell.state().locked);
    if (start !== undefined) focusControl(controlId(prefix, start.key));
  }, [open, prefix]);
  return (
    <div
      className={styles['body']}
      onFocus={({ target }) => {
        const field = target.closest<HTMLElement>('[data-prop]');
        if (field?.dataset['prop'] !== undefined) lastColumns.set(open, field.dataset['prop']);
      }}
    >
      {refusal !== '' && (
        <p className={styles['refusal']} role="alert">
          {refusal}
        </p>
      )}
      <RowForm cells={open.editor.cells} comments={comments} idPrefix={prefix} />
    </div>
  );
};

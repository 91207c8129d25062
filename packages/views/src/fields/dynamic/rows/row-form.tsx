import type { FieldNode } from '@zhantai/engine';
import { useCallback, useMemo } from 'react';
import { Field } from '../../field.tsx';
import type { FieldComment } from '../../../context/field-comment.ts';
import { FormContext, useForm } from '../../../context/form-context.ts';
import gridStyles from '../../field-grid.module.css';
import { RowScope } from '../../../options/row-scope.ts';
import { commentsOf } from '../comments-of.ts';

/** What {@link RowForm} takes. */
export interface RowFormProps {
  readonly cells: readonly FieldNode[];
  /** Those on this row. */
  readonly comments: readonly FieldComment[];
  /** Keeps the ids of a copy apart from those of the row it was made of. */
  readonly idPrefix?: string;
}

/** The fields of one row as a small form in 24 columns. */
export const RowForm = ({ cells, comments, idPrefix }: RowFormProps) => {
  const form = useForm();
  const scope = useMemo(
    () => ({
      ...form,
      idPrefix: idPrefix ?? form.idPrefix,
      // A column may bear the name of a field of the form: in a row only the row's own comments count.
      comments: new Map(
        cells.map((cell) => [
          cell.item.prop,
          commentsOf(comments, cell.item.prop).map(({ prop, comment }) => ({ prop, comment })),
        ]),
      ),
    }),
    [form, idPrefix, cells, comments],
  );
  const keepRight = useCallback(
    (frame: HTMLDivElement | null) => {
      if (frame === null) return undefined;
      const gone = new AbortController();
      // Loaded with the first field that is gone to.
      const begin = async (): Promise<void> => {
        const { keepTypingRight } = await import('../typing-rules.ts');
        if (gone.signal.aborted) return;
        const stop = keepTypingRight(frame, cells[0]?.key.split('/')[0] ?? '', (input) => {
          const field = input.closest('[data-prop]');
          const prop = field instanceof HTMLElement ? field.dataset['prop'] : undefined;
          return cells.find((cell) => cell.item.prop === prop)?.item;
        });
        gone.signal.addEventListener('abort', stop);
      };
      frame.addEventListener('focusin', () => void begin().catch(() => undefined), {
        once: true,
        signal: gone.signal,
      });
      return () => gone.abort();
    },
    [cells],
  );
  const find = useCallback((prop: string) => cells.find((cell) => cell.item.prop === prop), [cells]);
  return (
    <FormContext value={scope}>
      <RowScope value={find}>
        <div className={gridStyles['grid']} ref={keepRight}>
          {cells.map((cell) => (
            <Field key={cell.key} node={cell} />
          ))}
        </div>
      </RowScope>
    </FormContext>
  );
};

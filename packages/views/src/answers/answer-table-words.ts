import type { AnswerTableWords } from '../diff/answer-table.tsx';
import type { FormWords } from '../context/form-words.ts';

/** The table's words, as a form's page says them. */
export function answerTableWords({ fields }: FormWords): AnswerTableWords {
  return {
    field: fields.answers.field,
    value: fields.answers.answer,
    previous: fields.diff.before,
    current: fields.diff.after,
    aside: fields.comment,
    changed: fields.diff.changed,
    row: fields.diff.row,
    added: fields.diff.added,
    removed: fields.diff.removed,
    unchanged: fields.diff.unchangedItems,
  };
}

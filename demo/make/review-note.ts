import type { Answers } from '@zhantai/engine';
import type { DemoForm } from './forms/demo-form.ts';
import { demoComments } from './review-comments.ts';
import type { DemoComment } from './review-comments.ts';
import type { Text } from './text.ts';

const UNREADABLE: Text = [
  '盖章不清晰，请重新扫描',
  '蓋章不清晰，請重新掃描',
  'The stamp cannot be read; please scan it again',
];
const DIFFERS: Text = [
  '与附件不一致，请核对后重填',
  '與附件不一致，請核對後重填',
  'Differs from the attachment; please check',
];
const REASON: Text = ['附件与填写不一致', '附件與填寫不一致', 'Attachments and answers differ'];

/** What a reviewer writes when returning a form: what was written for it, else a word at a file and at a figure. */
export function reviewNote(
  form: DemoForm,
  answers: Answers,
): { readonly reason: Text; readonly comments: readonly DemoComment[] } {
  const { formId, definition } = form;
  const written = demoComments[formId];
  const answered = (prop: string): boolean => Object.hasOwn(answers, prop) && answers[prop] !== '';
  if (written !== undefined) {
    const { reason, comments } = written;
    return { reason, comments: comments.filter(({ prop }) => answered(prop)) };
  }
  const first = (...types: readonly string[]): string | undefined =>
    definition.formItems
      .filter(({ formItemType }) => types.includes(formItemType))
      .map(({ formItemId }) => formItemId.slice(formId.length + 1))
      .find(answered);
  const notes: readonly (readonly [string | undefined, Text])[] = [
    [first('upload'), UNREADABLE],
    [first('textarea', 'datetimerange', 'datetime', 'number'), DIFFERS],
  ];
  return {
    reason: REASON,
    comments: notes.flatMap(([prop, comment]) => (prop === undefined ? [] : [{ prop, comment }])),
  };
}

import { ApiError, callFailed } from '@zhantai/contract/client';
import { expect, it } from 'vitest';
import { readRefusal } from './submit-outcome.ts';

const refused = (reason: ApiError['reason'], data: Record<string, unknown> = {}) =>
  new ApiError({ status: 409, code: 409, reason, message: 'm', data, retryAfter: null });

it('keeps the server’s sentences at their fields and rows', () => {
  const problems = [
    { prop: 'name', formItemId: 'i1', label: '名称', code: 'required', params: {}, message: '请输入名称' },
    {
      prop: 'rows',
      formItemId: 'i2',
      label: '人员',
      path: [1, 'mobile'],
      code: 'format',
      message: '手机格式不正确',
    },
    { nonsense: true },
  ];
  expect(readRefusal(refused('ANSWERS_REFUSED', { problems }))).toEqual({
    kind: 'refused',
    problems: [
      { prop: 'name', formItemId: 'i1', label: '名称', code: 'custom', params: { message: '请输入名称' } },
      {
        prop: 'rows',
        formItemId: 'i2',
        label: '人员',
        code: 'custom',
        params: { message: '手机格式不正确' },
        path: [1, 'mobile'],
      },
    ],
  });
});

it('tells who saved what when', () => {
  const data = { revision: 7, savedBy: '陈', savedAt: '2026-11-21 14:32:00', draft: true, answers: { a: 1 } };
  expect(readRefusal(refused('STALE_REVISION', data))).toEqual({ kind: 'stale', other: data });
});

it('takes the new form, if there is one', () => {
  const form = { formId: 'f', version: 2, formItems: [] };
  expect(readRefusal(refused('FORM_CHANGED', { form }))).toEqual({ kind: 'changed', form });
  expect(readRefusal(refused('FORM_CHANGED')).kind).toBe('failed');
});

it.each([
  ['UNDER_REVIEW', 'locked'],
  ['DECIDED', 'locked'],
  ['FORM_CLOSED', 'closed'],
  ['FORM_NOT_OPEN', 'closed'],
  ['SERVER_ERROR', 'failed'],
] as const)('%s is %s', (reason, kind) => {
  expect(readRefusal(refused(reason)).kind).toBe(kind);
});

it('an unanswered submission failed', () => {
  expect(readRefusal(callFailed('TIMEOUT')).kind).toBe('failed');
});

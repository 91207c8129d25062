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
    more: 0,
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

it('puts what is said of somebody else’s file at its field', () => {
  const data = { prop: 'doc', formItemId: 'i1', label: '图纸' };
  expect(readRefusal(refused('FILE_NOT_YOURS', data))).toEqual({
    kind: 'refused',
    more: 0,
    problems: [{ ...data, code: 'custom', params: { message: 'm' } }],
  });
  expect(readRefusal(refused('FILE_NOT_YOURS')).kind).toBe('failed');
});

it('puts what is sold out or not on sale at the field that orders it', () => {
  const lines = [
    {
      itemId: 'AV3',
      name: '液晶 75″',
      message: '液晶 75″只剩 1 台，这里要 2',
      prop: 'rows',
      path: [1, 'item'],
    },
    { itemId: 'X', name: '别的', message: '没有这一项' },
  ];
  expect(readRefusal(refused('SOLD_OUT', { lines }))).toEqual({
    kind: 'refused',
    more: 0,
    problems: [
      {
        prop: 'rows',
        formItemId: '',
        label: '液晶 75″',
        code: 'custom',
        params: { message: '液晶 75″只剩 1 台，这里要 2' },
        path: [1, 'item'],
      },
    ],
  });
  // A refusal that names no field stays a failure with its sentence.
  expect(readRefusal(refused('NOT_ON_SALE', { lines: [] })).kind).toBe('failed');
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
  ['SERVER_ERROR', 'failed'],
] as const)('%s is %s', (reason, kind) => {
  expect(readRefusal(refused(reason)).kind).toBe(kind);
});

it('an unanswered submission failed', () => {
  expect(readRefusal(callFailed('TIMEOUT')).kind).toBe('failed');
});

it('counts the problems that the server left out', () => {
  const problems = [{ prop: 'name', message: '请输入名称' }];
  expect(readRefusal(refused('ANSWERS_REFUSED', { problems, more: 12 }))).toMatchObject({ more: 12 });
});

import type { Order } from '@zhantai/contract';
import { callFailed } from '@zhantai/contract/client';
import { openSession, parseDefinition, type Answers } from '@zhantai/engine';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQuote } from './create-quote.ts';

const items = [
  ['sockets', 'number'],
  ['remark', 'input'],
].map(([prop, formItemType]) => ({
  formItemId: prop,
  formItemType,
  formItemLabel: prop,
  formItemOriginalData: JSON.stringify({ prop }),
}));
const definition = parseDefinition({ formId: 'f', formItems: items }, { language: 'zh-Hans' });
const order = (total: number): Order => ({
  id: null,
  number: null,
  formId: 'f',
  formType: '11',
  formCode: 'C1',
  title: '',
  submissionId: null,
  booth: null,
  status: 'quote',
  payment: 'unpaid',
  invoiceNumber: null,
  revision: 0,
  tier: 'normal',
  lines: [],
  currency: 'CNY',
  total,
  deposit: 0,
  placedAt: null,
  updatedAt: null,
  holdUntil: null,
  receipt: null,
  categories: ['test'],
  open: true,
  serverTime: '2026-11-21 12:00:00',
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('asks at once, then a moment after the last change that may cost something, never of mere texts', async () => {
  const session = openSession(definition, { today: '2026-11-21' });
  const quoted: Answers[] = [];
  const quote = createQuote(session, (answers) => {
    quoted.push(answers);
    return Promise.resolve(order(quoted.length));
  });
  const stop = quote.follow();
  await vi.advanceTimersByTimeAsync(0);
  expect([quoted, quote.state().order?.total]).toEqual([[{ sockets: null }], 1]);

  session.node('sockets')?.set(2);
  await vi.advanceTimersByTimeAsync(300);
  session.node('sockets')?.set(3);
  await vi.advanceTimersByTimeAsync(599);
  expect(quoted).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect([quoted.length, quote.state().order?.total]).toEqual([2, 2]);

  session.node('remark')?.set('靠窗');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(quoted).toHaveLength(2);
  stop();
  session.node('sockets')?.set(4);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(quoted).toHaveLength(2);
});

it('keeps what it knew while a question fails, and asks again', async () => {
  const session = openSession(definition, { today: '2026-11-21' });
  let broken = false;
  const quote = createQuote(session, () =>
    broken ? Promise.reject(callFailed('NETWORK')) : Promise.resolve(order(7)),
  );
  quote.follow();
  await vi.advanceTimersByTimeAsync(0);
  broken = true;
  session.node('sockets')?.set(2);
  await vi.advanceTimersByTimeAsync(600);
  expect(quote.state()).toMatchObject({ order: { total: 7 }, asking: false, error: { reason: 'NETWORK' } });
  broken = false;
  quote.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect(quote.state()).toMatchObject({ order: { total: 7 }, error: null });
});

import { calls } from '@zhantai/contract';
import { callRecords } from '@zhantai/contract/records';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestSession } from '../../auth/testing.ts';
import { createTestForm, testDefinition } from '../testing/test-form.ts';
import { openTestFair, type Refused, type TestFair } from '../testing/test-fair.ts';

let now = new Date('2026-11-21T02:00:00Z');
let fair: TestFair;
let one: TestSession;
let other: TestSession;

beforeAll(async () => {
  fair = await openTestFair(() => now);
  [one, other] = [await fair.exhibitor('A101'), await fair.exhibitor('A102')];
});
afterAll(() => fair.close());

it('what costs much is refused with the seconds to wait, to who asked it too often and to nobody else', async () => {
  const { formId } = await createTestForm(
    fair.server.database,
    fair.exhibition,
    testDefinition([{ prop: 'name', type: 'input' }]),
  );
  const ask = (who: TestSession) => fair.post<Refused>(who, calls.querySupport.path, { formId });
  const most = callRecords.querySupport.rates[0]?.calls ?? 0;
  for (let count = 0; count < most; count += 1) {
    expect((await ask(one)).status).toBe(200);
  }
  expect(await ask(one)).toMatchObject({ status: 429, data: { reason: 'TOO_MANY_REQUESTS' } });
  expect((await ask(other)).status).toBe(200);
  now = new Date(now.getTime() + 60_000);
  expect((await ask(one)).status).toBe(200);
});

import { calls, type FormInfo } from '@zhantai/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestSession } from '../../auth/testing.ts';
import { createDatabase } from '../../database/create-database.ts';
import { createPool } from '../../database/create-pool.ts';
import type { Database } from '../../database/database.ts';
import type { App } from '../../platform/feature.ts';
import { buildApp } from '../build-app.ts';
import { openTestFair, type TestFair } from '../testing/test-fair.ts';
import { createTestForm, testDefinition } from '../testing/test-form.ts';

let fair: TestFair;
let who: TestSession;
let form: Awaited<ReturnType<typeof createTestForm>>;
let app: App;
let database: Database;

beforeAll(async () => {
  fair = await openTestFair();
  who = await fair.exhibitor('A101');
  const definition = testDefinition([{ prop: 'name', type: 'input' }]);
  form = await createTestForm(fair.server.database, fair.exhibition, definition);
  // As after a failover that left this process with the one that only reads.
  const address = new URL(fair.server.url);
  address.searchParams.set('options', '-c default_transaction_read_only=on');
  database = createDatabase(createPool(address.href, 5, () => {}));
  app = await buildApp({ ...fair.server, database });
});
afterAll(async () => {
  await app.close();
  await database.destroy();
  await fair.close();
});

test('a database that only reads: saving gets a sentence, with or without a key, and reading goes on', async () => {
  const payload = {
    formId: form.formId,
    formType: form.formType,
    version: 1,
    revision: 0,
    answers: { name: 'a' },
  };
  for (const headers of [{}, { 'idempotency-key': 'read-only' }]) {
    const answer = await app.inject({
      method: 'POST',
      url: calls.submit.path,
      headers: { ...who.headers, ...headers },
      payload: { ...payload, draft: true },
    });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '30']);
    expect(answer.json()).toMatchObject({
      data: { reason: 'SAVING_UNAVAILABLE' },
      msg: expect.stringContaining('暂时无法保存'),
    });
  }
  const read = await app.inject({ url: `${calls.info.path}?formId=${form.formId}`, headers: who.headers });
  expect(read.statusCode).toBe(200);
  expect(read.json<{ data: FormInfo }>().data.form.formId).toBe(form.formId);
});

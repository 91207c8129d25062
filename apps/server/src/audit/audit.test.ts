import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { inTransaction } from '../database/in-transaction.ts';
import { createTestDatabase, type TestDatabase } from '../database/testing/test-database.ts';
import { recordAudit } from './index.ts';

let test1: TestDatabase;
beforeAll(async () => {
  test1 = await createTestDatabase();
});
afterAll(() => test1.drop());

const entry = {
  tenantId: 't',
  exhibitionId: 'e',
  actor: { kind: 'staff', accountId: 'a1' },
  action: 'submission.adopt',
  thing: { kind: 'submission', id: 's1' },
  detail: { revision: 3 },
  origin: { address: '127.0.0.1', requestId: 'r1' },
} as const;

test('an entry is kept with everything it says', async () => {
  await inTransaction(test1.database, (transaction) => recordAudit(transaction, entry));
  const rows = await test1.database.selectFrom('audit').selectAll().execute();
  expect(rows).toMatchObject([
    {
      action: 'submission.adopt',
      account_id: 'a1',
      thing_id: 's1',
      detail: { revision: 3 },
      request_id: 'r1',
    },
  ]);
});

test('an entry goes with its transaction', async () => {
  const failed = inTransaction(test1.database, async (transaction) => {
    await recordAudit(transaction, { ...entry, thing: { kind: 'submission', id: 's2' } });
    throw new Error('undo');
  });
  await expect(failed).rejects.toThrow('undo');
  const rows = await test1.database.selectFrom('audit').select('thing_id').execute();
  expect(rows.map((row) => row.thing_id)).not.toContain('s2');
});

test('nobody changes or removes an entry', async () => {
  await expect(test1.database.updateTable('audit').set({ action: 'x' }).execute()).rejects.toThrow(
    'append-only',
  );
  await expect(test1.database.deleteFrom('audit').execute()).rejects.toThrow('append-only');
  await expect(sql`truncate audit`.execute(test1.database)).rejects.toThrow('append-only');
});

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../database/in-transaction.ts';
import { createTestDatabase, type TestDatabase } from '../../database/testing/test-database.ts';
import { checkLastSeal, recordAudit, sealExhibition, verifyAudit } from '../index.ts';

let test: TestDatabase;
const scope = { tenantId: 't', exhibitionId: 'e' };

beforeAll(async () => {
  test = await createTestDatabase();
  await test.database.insertInto('tenant').values({ tenant_id: 't', name: 't' }).execute();
  await test.database
    .insertInto('exhibition')
    .values({
      tenant_id: 't',
      exhibition_id: 'e',
      title: '{}',
      host: null,
      client_id: 'c',
      client_secret: '',
      profile: '{}',
    })
    .execute();
  for (const at of ['2026-01-01T10:00:00Z', '2026-01-01T23:59:59.999Z', '2026-01-04T00:00:00Z'])
    await entry(at);
});
afterAll(() => test.drop());

/** An entry of a moment. */
async function entry(at: string): Promise<Date> {
  const row = await test.database
    .insertInto('audit')
    .values({
      tenant_id: 't',
      exhibition_id: 'e',
      audit_id: crypto.randomUUID(),
      at,
      actor_kind: 'system',
      account_id: null,
      action: 'thing.change',
      thing_kind: 'thing',
      thing_id: '1',
      detail: JSON.stringify({ changes: { name: { from: 'ä', to: 1.5 } } }),
      reason: null,
    })
    .returning('at')
    .executeTakeFirstOrThrow();
  return row.at;
}

const seal = (now: string) => sealExhibition(test.database, scope, new Date(now));
const faults = async () => (await verifyAudit(test.database)).flatMap((one) => one.faults);

/** Somebody who may do everything in the database: drops the triggers, does it and puts them back. */
async function forge(statement: string): Promise<void> {
  await inTransaction(test.database, async (transaction) => {
    await sql`alter table audit disable trigger user`.execute(transaction);
    await sql`alter table audit_seal disable trigger user`.execute(transaction);
    await sql.raw(statement).execute(transaction);
    await sql`alter table audit enable trigger user`.execute(transaction);
    await sql`alter table audit_seal enable trigger user`.execute(transaction);
  });
}

describe('the audit is sealed day by day', () => {
  it('two hours after a day is over, days without entries left out, and no day twice', async () => {
    expect(await seal('2026-01-02T01:59:59Z')).toBe(0);
    expect(await seal('2026-01-02T02:00:00Z')).toBe(1);
    expect(await seal('2026-01-05T02:00:00Z')).toBe(1);
    expect(await seal('2026-01-05T03:00:00Z')).toBe(0);
    expect(await verifyAudit(test.database)).toMatchObject([{ days: 2, entries: 3, faults: [] }]);
  });

  it('by one of several at once', async () => {
    await entry('2026-01-07T10:00:00Z');
    const sealed = await Promise.all([1, 2, 3].map(() => seal('2026-01-08T02:00:00Z')));
    expect(sealed.reduce((sum, days) => sum + days, 0)).toBe(1);
  });

  it('and what is written of a sealed day gets the present time', async () => {
    const before = Date.now();
    expect((await entry('2026-01-03T10:00:00Z')).getTime()).toBeGreaterThan(before - 60_000);
    expect((await entry('2026-01-20T10:00:00Z')).toISOString()).toBe('2026-01-20T10:00:00.000Z');
    await inTransaction(test.database, (transaction) =>
      recordAudit(transaction, {
        ...scope,
        actor: { kind: 'system', accountId: null },
        action: 'thing.change',
        thing: { kind: 'thing', id: '2' },
      }),
    );
    expect(await faults()).toEqual([]);
  });

  it('nobody changes a seal', async () => {
    await expect(test.database.updateTable('audit_seal').set({ hash: 'x' }).execute()).rejects.toThrow(
      'append-only',
    );
    await expect(test.database.deleteFrom('audit_seal').execute()).rejects.toThrow('append-only');
    await expect(sql`truncate audit_seal`.execute(test.database)).rejects.toThrow('append-only');
  });

  it.each([
    [
      'an entry is changed',
      `update audit set reason = 'x' where at = '2026-01-01T10:00:00Z'`,
      `update audit set reason = null where at = '2026-01-01T10:00:00Z'`,
      '2026-01-01: entries are not what they were',
    ],
    [
      'an entry is moved to another day',
      `update audit set at = '2026-01-02T10:00:00Z' where at = '2026-01-04T00:00:00Z'`,
      `update audit set at = '2026-01-04T00:00:00Z' where at = '2026-01-02T10:00:00Z'`,
      '2026-01-02: entries of a day without a seal',
    ],
    [
      'a seal is written anew',
      `update audit_seal set hash = 'x' where day = '2026-01-01'`,
      'select',
      '2026-01-04: the seal before it is missing or another one',
    ],
  ])('shows where %s', async (_what, statement, back, fault) => {
    await forge(statement);
    expect(await faults()).toContain(fault);
    await forge(back);
  });

  it('and the last sealed day is compared with its entries', async () => {
    const last = await checkLastSeal(test.database, scope);
    expect(last).toMatchObject({ day: '2026-01-07', entries: 1, holds: true });
    await forge(`update audit set reason = 'x' where at = '2026-01-07T10:00:00Z'`);
    expect(await checkLastSeal(test.database, scope)).toMatchObject({ holds: false });
    await forge(`update audit set reason = null where at = '2026-01-07T10:00:00Z'`);
    expect(await checkLastSeal(test.database, { ...scope, exhibitionId: 'other' })).toBeNull();
  });
});

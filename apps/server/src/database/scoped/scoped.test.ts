import { sql, type SqlBool } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertRows } from '../insert-rows.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { inScope, inTenant } from './in-scope.ts';
import type { Scope } from './scope.ts';
import { scoped, tenantScoped } from './scoped.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

const own: Scope = { tenantId: 'one', exhibitionId: 'spring' };
/** Another exhibition of the same tenant, and one of the same name of another tenant. */
const others: readonly Scope[] = [
  { tenantId: 'one', exhibitionId: 'autumn' },
  { tenantId: 'two', exhibitionId: 'spring' },
];
const all = [own, ...others];

beforeEach(async () => {
  for (const table of ['booth', 'exhibitor', 'exhibition', 'account', 'tenant'])
    await sql`delete from ${sql.table(table)}`.execute(test.database);
  for (const tenantId of ['one', 'two']) {
    await test.database.insertInto('tenant').values({ tenant_id: tenantId, name: tenantId }).execute();
    await tenantScoped(test.database, tenantId)
      .insertInto('account')
      .values({
        account_id: 'a',
        phone: null,
        username: 'a',
        name: tenantId,
        password_hash: null,
        locked_reason: null,
      })
      .execute();
  }
  for (const scope of all) {
    await scoped(test.database, scope)
      .insertInto('exhibition')
      .values({
        title: '{}',
        host: null,
        client_id: `${scope.tenantId} ${scope.exhibitionId}`,
        client_secret: '',
        profile: '{}',
      })
      .execute();
    await scoped(test.database, scope)
      .insertInto('exhibitor')
      .values({ exhibitor_id: 'e', name: nameOf(scope) })
      .execute();
    await insertRows(test.database, scope, 'booth', [
      { booth_id: 'b', hall: '1', number: '1', area: 9, type: 'std', height_limit: null, exhibitor_id: 'e' },
    ]);
  }
});

function nameOf({ tenantId, exhibitionId }: Scope): string {
  return `${tenantId} ${exhibitionId}`;
}

/** The names of all exhibitors with the halls of their booths, whosever they are. */
async function everything(): Promise<readonly string[]> {
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' ', tenant_id, exhibition_id, name, hall) as line
    from exhibitor left join booth using (tenant_id, exhibition_id, exhibitor_id) order by line`.execute(
    test.database,
  );
  return rows.map(({ line }) => line);
}

describe('a query that begins in a scope', () => {
  it('reads the rows of its exhibition alone', async () => {
    const rows = await scoped(test.database, own).selectFrom('exhibitor').select('name').execute();
    expect(rows).toEqual([{ name: 'one spring' }]);
  });

  it('reads none of another, whatever else it asks for', async () => {
    const anything = sql<SqlBool>`true or true`;
    const rows = await scoped(test.database, own)
      .selectFrom('exhibitor')
      .select('name')
      .where(anything)
      .execute();
    expect(rows).toEqual([{ name: 'one spring' }]);
  });

  it('joins rows of its exhibition alone, under whatever name', async () => {
    const inner = await scoped(test.database, own)
      .selectFrom('exhibitor')
      .innerJoin('booth as stand', 'stand.exhibitor_id', 'exhibitor.exhibitor_id')
      .select(['exhibitor.name', 'stand.exhibition_id'])
      .execute();
    expect(inner).toEqual([{ name: 'one spring', exhibition_id: 'spring' }]);
    const left = await scoped(test.database, own)
      .selectFrom('booth')
      .leftJoin('exhibitor', (join) => join.on(sql<SqlBool>`true or true`))
      .select('exhibitor.name')
      .execute();
    expect(left).toEqual([{ name: 'one spring' }]);
  });

  it('keeps a row to which nothing is joined', async () => {
    await scoped(test.database, own).deleteFrom('booth').execute();
    const rows = await scoped(test.database, own)
      .selectFrom('exhibitor')
      .leftJoin('booth', 'booth.exhibitor_id', 'exhibitor.exhibitor_id')
      .select(['exhibitor.name', 'booth.hall'])
      .execute();
    expect(rows).toEqual([{ name: 'one spring', hall: null }]);
  });

  it('joins what all exhibitions share by its tenant', async () => {
    const rows = await scoped(test.database, own)
      .selectFrom('exhibitor')
      .innerJoin('account', (join) => join.onTrue())
      .select('account.name')
      .execute();
    expect(rows).toEqual([{ name: 'one' }]);
  });

  it('asks the same of what stands inside it', async () => {
    await scoped(test.database, own).deleteFrom('booth').execute();
    const withBooth = await scoped(test.database, own)
      .selectFrom('exhibitor')
      .select('name')
      .where((query) => query.exists(query.selectFrom('booth').select('booth_id')))
      .execute();
    expect(withBooth).toEqual([]);
    const named = await scoped(test.database, own)
      .with('mine', (query) => query.selectFrom('exhibitor').select('name'))
      .selectFrom('mine')
      .select('name')
      .execute();
    expect(named).toEqual([{ name: 'one spring' }]);
    const within = scoped(test.database, own).selectFrom('exhibitor').select('name');
    const { rows } = await sql`select name from ${within} as mine`.execute(test.database);
    expect(rows).toEqual([{ name: 'one spring' }]);
    expect(await scoped(test.database, own).selectFrom(within.as('mine')).selectAll().execute()).toEqual(
      rows,
    );
  });

  it('changes rows of its exhibition alone', async () => {
    await scoped(test.database, own).updateTable('exhibitor').set({ name: 'changed' }).execute();
    await scoped(test.database, own)
      .updateTable('booth')
      .from('exhibitor')
      .set({ hall: '2' })
      .where('exhibitor.name', '=', 'changed')
      .execute();
    expect(await everything()).toEqual([
      'one autumn one autumn 1',
      'one spring changed 2',
      'two spring two spring 1',
    ]);
  });

  it('deletes rows of its exhibition alone', async () => {
    await scoped(test.database, own).deleteFrom('booth').where('hall', '=', '1').execute();
    expect(await everything()).toEqual([
      'one autumn one autumn 1',
      'one spring one spring',
      'two spring two spring 1',
    ]);
  });

  it('inserts rows into its exhibition: one, several, and what a query gives', async () => {
    const booth = { area: 9, type: 'std', height_limit: null, exhibitor_id: null } as const;
    const query = scoped(test.database, own);
    await query
      .insertInto('booth')
      .values({ ...booth, booth_id: 'c', hall: '1', number: '2' })
      .execute();
    await query
      .insertInto('booth')
      .values([
        { ...booth, booth_id: 'd', hall: '1', number: '3' },
        { ...booth, booth_id: 'f', hall: sql<string>`'1'`, number: '4' },
      ])
      .execute();
    await query
      .insertInto('booth')
      .columns(['booth_id', 'hall', 'number', 'area', 'type'])
      .expression((select) =>
        select
          .selectFrom('booth')
          .select([sql<string>`'g'`.as('booth_id'), 'hall', sql<string>`'5'`.as('number'), 'area', 'type'])
          .where('booth_id', '=', 'b'),
      )
      .execute();
    const rows = await test.database
      .selectFrom('booth')
      .select(['tenant_id', 'exhibition_id', 'booth_id'])
      .where('booth_id', '<>', 'b')
      .orderBy('booth_id')
      .execute();
    const mine = { tenant_id: 'one', exhibition_id: 'spring' };
    expect(rows).toEqual(['c', 'd', 'f', 'g'].map((booth_id) => ({ ...mine, booth_id })));
  });

  it('works within a transaction', async () => {
    await test.database.transaction().execute(async (transaction) => {
      await scoped(transaction, own).updateTable('exhibitor').set({ name: 'changed' }).execute();
      const rows = await scoped(transaction, own).selectFrom('exhibitor').select('name').execute();
      expect(rows).toEqual([{ name: 'changed' }]);
    });
  });
});

describe('a query that begins with a tenant', () => {
  it('reads and changes what all its exhibitions have, and nothing of another tenant', async () => {
    const query = tenantScoped(test.database, 'one');
    const rows = await query.selectFrom('exhibitor').select('name').orderBy('name').execute();
    expect(rows).toEqual([{ name: 'one autumn' }, { name: 'one spring' }]);
    await query.updateTable('account').set({ name: 'changed' }).execute();
    const accounts = await test.database.selectFrom('account').select('name').orderBy('name').execute();
    expect(accounts).toEqual([{ name: 'changed' }, { name: 'two' }]);
  });
});

it('a statement that is written out takes the same from one place', async () => {
  const ofExhibition = await sql<{
    name: string;
  }>`select name from exhibitor as e where ${inScope(own, 'e')}`.execute(test.database);
  expect(ofExhibition.rows).toEqual([{ name: 'one spring' }]);
  const ofTenant = await sql<{ name: string }>`select name from exhibitor where ${inTenant('two')}`.execute(
    test.database,
  );
  expect(ofTenant.rows).toEqual([{ name: 'two spring' }]);
});

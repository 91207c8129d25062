import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { scoped } from '../../database/scoped/scoped.ts';
import type { Scope } from '../../exhibitions/index.ts';
import type { AuditRow } from './entries.ts';

type Thing = Pick<AuditRow, 'thingKind' | 'thingId'>;

/** A thing as {@link nameThings} names it. */
export const thingKey = ({ thingKind, thingId }: Thing): string => `${thingKind} ${thingId}`;

/** What things of the audit are called now, by {@link thingKey}; those that are gone or have no name are left out. */
export async function nameThings(
  database: Database,
  scope: Scope,
  things: readonly Thing[],
): Promise<ReadonlyMap<string, string>> {
  const query = scoped(database, scope);
  const named = {
    exhibitor: (ids: readonly string[]) =>
      query
        .selectFrom('exhibitor')
        .where('exhibitor_id', 'in', ids)
        .select(['exhibitor_id as id', 'name'])
        .execute(),
    booth: (ids: readonly string[]) =>
      query
        .selectFrom('booth')
        .where('booth_id', 'in', ids)
        .select(['booth_id as id', sql<string>`hall || '-' || number`.as('name')])
        .execute(),
    form: (ids: readonly string[]) =>
      query
        .selectFrom('form')
        .where('form_id', 'in', ids)
        .select(['form_id as id', sql<string>`form_code || ' ' || (title ->> 'zh-Hans')`.as('name')])
        .execute(),
    submission: (ids: readonly string[]) =>
      query
        .selectFrom('submission_entry')
        .where('submission_id', 'in', ids)
        .select(['submission_id as id', sql<string>`form_code || ' ' || name`.as('name')])
        .execute(),
    account: (ids: readonly string[]) =>
      query
        .selectFrom('account')
        .where('account_id', 'in', ids)
        .select(['account_id as id', 'name'])
        .execute(),
    staff: (ids: readonly string[]) =>
      query
        .selectFrom('membership')
        .innerJoin('account', 'account.account_id', 'membership.account_id')
        .where('membership_id', 'in', ids)
        .select(['membership_id as id', 'account.name'])
        .execute(),
  };
  const found = await Promise.all(
    Object.entries(named).map(async ([kind, read]) => {
      const ids = new Set(things.filter(({ thingKind }) => thingKind === kind).map((one) => one.thingId));
      const rows = ids.size === 0 ? [] : await read([...ids]);
      return rows.map(({ id, name }) => [thingKey({ thingKind: kind, thingId: id }), name] as const);
    }),
  );
  return new Map(found.flat());
}

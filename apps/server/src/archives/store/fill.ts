import type { FillPart } from '@zhantai/contract';
import { sql } from 'kysely';
import type { Transaction } from '../../database/database.ts';
import { inScope } from '../../database/scoped/in-scope.ts';
import { scoped } from '../../database/scoped/scoped.ts';
import type { ExhibitionProfile, Schema } from '../../database/tables/schema.ts';
import type { Scope } from '../../exhibitions/index.ts';

/** Of which table an exhibition must have nothing, where a part is to come in. Of its profile only what is empty comes. */
const tablesOf = [
  ['dictionaries', 'dictionary_entry'],
  ['forms', 'form'],
  ['catalogues', 'catalogue_item'],
  ['articles', 'article'],
  ['notices', 'notice'],
  ['plan', 'seat_plan'],
  ['builders', 'stand_builder'],
  ['exhibitors', 'exhibitor'],
] as const satisfies readonly (readonly [FillPart, keyof Schema])[];

/** The parts of which an exhibition has something already. */
export async function findTakenParts(transaction: Transaction, scope: Scope): Promise<ReadonlySet<FillPart>> {
  const taken = new Set<FillPart>();
  for (const [part, table] of tablesOf) {
    const { rows } = await sql`select from ${sql.table(table)} where ${inScope(scope)} limit 1`.execute(
      transaction,
    );
    if (rows.length > 0) taken.add(part);
  }
  const staff = await scoped(transaction, scope)
    .selectFrom('membership')
    .select('membership_id')
    .where('role', 'in', ['admin', 'editor', 'reviewer'])
    .where('of_tenant', '=', false)
    .limit(1)
    .execute();
  if (staff.length > 0) taken.add('staff');
  return taken;
}

/** An exhibition that is filled: nobody opens or changes it until the transaction ends. Null where there is none. */
export async function lockFilled(
  transaction: Transaction,
  scope: Scope,
): Promise<{
  readonly open: boolean;
  readonly profile: ExhibitionProfile;
  readonly settings: Readonly<Record<string, unknown>>;
} | null> {
  const row = await scoped(transaction, scope)
    .selectFrom('exhibition')
    .select(['open', 'profile', 'settings'])
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Writes what is shown of it and what is set. */
export async function updateFilled(
  transaction: Transaction,
  scope: Scope,
  profile: ExhibitionProfile,
  settings: Readonly<Record<string, unknown>>,
): Promise<void> {
  await scoped(transaction, scope)
    .updateTable('exhibition')
    .set({ profile: JSON.stringify(profile), settings: JSON.stringify(settings) })
    .execute();
}

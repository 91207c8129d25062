import { sql } from 'kysely';
import type { Database, Transaction } from '../../database/database.ts';
import { scoped } from '../../database/scoped/scoped.ts';
import type { Scope } from '../../database/scoped/scope.ts';
import type { SettingKey } from './exhibition-settings.ts';

/** What was set of an exhibition, as typed; null where there is none. */
export async function selectSettings(
  database: Database,
  scope: Scope,
): Promise<Readonly<Record<string, unknown>> | null> {
  const row = await scoped(database, scope).selectFrom('exhibition').select('settings').executeTakeFirst();
  return row?.settings ?? null;
}

/** Sets one thing of an exhibition; null: as by default again. */
export async function updateSetting(
  transaction: Transaction,
  scope: Scope,
  key: SettingKey,
  text: string | null,
): Promise<void> {
  await scoped(transaction, scope)
    .updateTable('exhibition')
    .set({
      settings:
        text === null
          ? sql<string>`settings - ${key}::text`
          : sql<string>`settings || jsonb_build_object(${key}::text, ${text}::text)`,
    })
    .execute();
}

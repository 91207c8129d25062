import { sql } from 'kysely';
import type { Database, Transaction } from '../../database/database.ts';
import type { Scope } from '../scope.ts';
import type { SettingKey } from './exhibition-settings.ts';

/** What was set of an exhibition, as typed; null where there is none. */
export async function selectSettings(
  database: Database,
  { tenantId, exhibitionId }: Scope,
): Promise<Readonly<Record<string, unknown>> | null> {
  const row = await database
    .selectFrom('exhibition')
    .select('settings')
    .where('tenant_id', '=', tenantId)
    .where('exhibition_id', '=', exhibitionId)
    .executeTakeFirst();
  return row?.settings ?? null;
}

/** Sets one thing of an exhibition; null: as by default again. */
export async function updateSetting(
  transaction: Transaction,
  { tenantId, exhibitionId }: Scope,
  key: SettingKey,
  text: string | null,
): Promise<void> {
  await transaction
    .updateTable('exhibition')
    .set({
      settings:
        text === null
          ? sql<string>`settings - ${key}::text`
          : sql<string>`settings || jsonb_build_object(${key}::text, ${text}::text)`,
    })
    .where('tenant_id', '=', tenantId)
    .where('exhibition_id', '=', exhibitionId)
    .execute();
}

import { sql, type Selectable } from 'kysely';
import type { Database } from '../database/database.ts';
import { scoped, tenantScoped } from '../database/scoped/scoped.ts';
import type { ExhibitionTable } from '../database/tables/schema.ts';
import type { Exhibition } from './exhibition.ts';

function fromRow(row: Selectable<ExhibitionTable> & { readonly shares_id: boolean }): Exhibition {
  return {
    tenantId: row.tenant_id,
    exhibitionId: row.exhibition_id,
    title: row.title,
    host: row.host,
    zone: row.zone,
    languages: row.languages,
    client: { id: row.client_id, secret: row.client_secret },
    profile: row.profile,
    settings: row.settings,
    open: row.open,
    sharesId: row.shares_id,
  };
}

const sharesId = sql<boolean>`exists (
  select from exhibition as older
  where older.exhibition_id = exhibition.exhibition_id
    and (older.created_at, older.tenant_id) < (exhibition.created_at, exhibition.tenant_id))`.as('shares_id');

/** Every exhibition, the oldest first. */
export async function selectExhibitions(database: Database): Promise<readonly Exhibition[]> {
  const rows = await database
    .selectFrom('exhibition')
    .selectAll()
    .select(sharesId)
    .orderBy('created_at')
    .orderBy('tenant_id')
    .orderBy('exhibition_id')
    .execute();
  return rows.map(fromRow);
}

export async function selectExhibition(
  database: Database,
  tenantId: string,
  exhibitionId: string,
): Promise<Exhibition | null> {
  const row = await scoped(database, { tenantId, exhibitionId })
    .selectFrom('exhibition')
    .selectAll()
    .select(sharesId)
    .executeTakeFirst();
  return row === undefined ? null : fromRow(row);
}

/** The exhibitions of this id, one of each tenant that has one. */
export async function selectExhibitionsNamed(
  database: Database,
  exhibitionId: string,
): Promise<readonly Exhibition[]> {
  const rows = await database
    .selectFrom('exhibition')
    .selectAll()
    .select(sharesId)
    .where('exhibition_id', '=', exhibitionId)
    .orderBy('tenant_id')
    .execute();
  return rows.map(fromRow);
}

export async function selectTenantExists(database: Database, tenantId: string): Promise<boolean> {
  const row = await tenantScoped(database, tenantId)
    .selectFrom('tenant')
    .select('tenant_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertTenant(database: Database, tenantId: string, name: string): Promise<void> {
  await tenantScoped(database, tenantId).insertInto('tenant').values({ name }).execute();
}

/** Adds an exhibition without settings. @returns it as it stands among the others. */
export async function insertExhibition(
  database: Database,
  exhibition: Omit<Exhibition, 'settings' | 'sharesId'>,
): Promise<Exhibition> {
  await scoped(database, exhibition)
    .insertInto('exhibition')
    .values({
      title: JSON.stringify(exhibition.title),
      host: exhibition.host,
      zone: exhibition.zone,
      languages: [...exhibition.languages],
      client_id: exhibition.client.id,
      client_secret: exhibition.client.secret,
      profile: JSON.stringify(exhibition.profile),
      open: exhibition.open,
    })
    .execute();
  const row = await scoped(database, exhibition)
    .selectFrom('exhibition')
    .selectAll()
    .select(sharesId)
    .executeTakeFirstOrThrow();
  return fromRow(row);
}

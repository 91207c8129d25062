import type { Database } from '../../database/database.ts';
import { anyOf } from '../../database/queries/any-of.ts';
import { scoped } from '../../database/scoped/scoped.ts';
import type { Scope } from '../../exhibitions/index.ts';

/** Stands before the id of a booth where the things of a job are exhibitors and booths. */
export const BOOTH_PREFIX = 'booth:';

/** What exhibitors are called, and hall and number of booths, by the ids of a job's things. */
export async function findNames(
  database: Database,
  scope: Scope,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const boothIds = ids.filter((id) => id.startsWith(BOOTH_PREFIX)).map((id) => id.slice(BOOTH_PREFIX.length));
  const [exhibitors, booths] = await Promise.all([
    scoped(database, scope)
      .selectFrom('exhibitor')
      .select(['exhibitor_id as id', 'name'])
      .where('exhibitor_id', '=', anyOf(ids))
      .execute(),
    scoped(database, scope)
      .selectFrom('booth')
      .select(['booth_id as id', 'hall', 'number'])
      .where('booth_id', '=', anyOf(boothIds))
      .execute(),
  ]);
  return new Map([
    ...exhibitors.map(({ id, name }) => [id, name] as const),
    ...booths.map(({ id, hall, number }) => [`${BOOTH_PREFIX}${id}`, `${hall} ${number}`] as const),
  ]);
}

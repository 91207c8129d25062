import { sql } from 'kysely';
import { maySeeHall, type Limits } from '../../booths/index.ts';
import type { Database } from '../../database/database.ts';
import { inScope } from '../../database/scoped/in-scope.ts';
import { createCache } from '../../database/cache.ts';
import type { Scope } from '../../exhibitions/index.ts';

/** So many possible subjects that see the same forms. */
export interface ViewerCount {
  readonly role: string;
  readonly tags: readonly string[];
  /** `seen`: stands within the halls of who asks. */
  readonly booths:
    | readonly { readonly type: string; readonly tags: readonly string[]; readonly seen: boolean }[]
    | null;
  readonly count: number;
}

/** Exhibitors that see the same forms, with booths alike in the same halls. */
interface Audience {
  readonly tags: readonly string[];
  readonly booths: readonly {
    readonly type: string;
    readonly tags: readonly string[];
    readonly hall: string;
  }[];
  readonly count: number;
}

interface Audiences {
  readonly scope: Scope;
  readonly exhibitors: readonly Audience[];
  /** Those who are no exhibitors. */
  readonly others: readonly ViewerCount[];
}

const audiences = createCache<Audiences>(({ scope }) => [
  `audience ${scope.tenantId}/${scope.exhibitionId}`,
  `audience ${scope.tenantId}/`,
]);

/**
 * Everybody who may have to fill in forms, grouped by what decides which; within halls the exhibitors there. Counted
 * again when one of them changed: that reads every exhibitor, once for whoever asks, whatever their limits.
 */
export async function countViewers(
  database: Database,
  { tenantId, exhibitionId }: Scope,
  { halls }: Pick<Limits, 'halls'>,
): Promise<readonly ViewerCount[]> {
  const scope = { tenantId, exhibitionId };
  const known = await audiences.get(database, JSON.stringify([tenantId, exhibitionId]), async () => ({
    scope,
    exhibitors: await readExhibitors(database, scope),
    others: await readOthers(database, scope),
  }));
  if (known === null) return [];
  const within = known.exhibitors.flatMap(({ tags, booths, count }): readonly ViewerCount[] => {
    const seen = booths.map(({ type, tags: own, hall }) => ({
      type,
      tags: own,
      seen: maySeeHall({ halls }, hall),
    }));
    if (halls.length > 0 && !seen.some((booth) => booth.seen)) return [];
    return [{ role: 'exhibitor', tags, booths: seen, count }];
  });
  return halls.length === 0 ? [...within, ...known.others] : within;
}

/** There are few kinds of booths: exhibitors are grouped by numbers of kinds, which is far less work than by the kinds. */
async function readExhibitors(database: Database, scope: Scope): Promise<readonly Audience[]> {
  const { rows } = await sql<Omit<Audience, 'count'> & { readonly count: string }>`
    with standing as materialized (
      select exhibitor_id, type, tags, hall from booth
      where ${inScope(scope)} and exhibitor_id is not null
    ), kind as materialized (
      select type, tags, hall, row_number() over ()::integer as number
      from (select distinct type, tags, hall from standing) as distinguished
    ), allotted as (
      select exhibitor_id, array_agg(number) as numbers from standing join kind using (type, tags, hall)
      group by exhibitor_id
    ), grouped as materialized (
      select tags, coalesce(numbers, '{}') as numbers, count(*) as count
      from exhibitor left join allotted using (exhibitor_id)
      where ${inScope(scope)} and not trial
      group by tags, coalesce(numbers, '{}')
    )
    select tags, count, (
      select coalesce(jsonb_agg(jsonb_build_object('type', kind.type, 'tags', kind.tags, 'hall', kind.hall)), '[]')
      from unnest(numbers) as wanted join kind on kind.number = wanted
    ) as booths
    from grouped`.execute(database);
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

async function readOthers(database: Database, scope: Scope): Promise<readonly ViewerCount[]> {
  const { rows } = await sql<{ readonly role: string; readonly count: string }>`
    select role, count(*) as count from membership
    where ${inScope(scope)}
      and role in ('supplier', 'transport', 'media')
    group by role`.execute(database);
  return rows.map(({ role, count }) => ({ role, tags: [], booths: null, count: Number(count) }));
}

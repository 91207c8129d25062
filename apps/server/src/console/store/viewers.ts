import { sql } from 'kysely';
import type { Limits } from '../../booths/index.ts';
import type { Database } from '../../database/database.ts';
import { createMemory } from '../../database/memory.ts';
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

const audiences = createMemory<{ readonly scope: Scope; readonly viewers: readonly ViewerCount[] }>(
  ({ scope }) => [`audience ${scope.tenantId}/${scope.exhibitionId}`, `audience ${scope.tenantId}/`],
);

/**
 * Everybody who may have to fill in forms, grouped by what decides which; within halls the exhibitors there. Counted
 * again when one of them changed: that reads every exhibitor.
 */
export async function countViewers(
  database: Database,
  scope: Scope,
  { halls }: Pick<Limits, 'halls'>,
): Promise<readonly ViewerCount[]> {
  const { tenantId, exhibitionId } = scope;
  const key = JSON.stringify([tenantId, exhibitionId, [...halls].sort()]);
  const known = await audiences.recall(database, key, async () => ({
    scope: { tenantId, exhibitionId },
    viewers: await readViewers(database, scope, halls),
  }));
  return known?.viewers ?? [];
}

async function readViewers(
  database: Database,
  scope: Scope,
  halls: readonly string[],
): Promise<readonly ViewerCount[]> {
  const all = halls.length === 0;
  const inHalls = sql`(${all}::boolean or booth.hall = any(${[...halls]}::text[]))`;
  const { rows } = await sql<Omit<ViewerCount, 'count'> & { readonly count: string }>`
    select 'exhibitor' as role, tags, booths, count(*) as count
    from (
      select exhibitor.tags, coalesce(allotted.booths, '[]') as booths
      from exhibitor left join (
        select exhibitor_id, jsonb_agg(
          jsonb_build_object('type', booth.type, 'tags', booth.tags, 'seen', ${inHalls})
          order by booth.type, booth.tags, ${inHalls}
        ) as booths
        from booth
        where tenant_id = ${scope.tenantId} and exhibition_id = ${scope.exhibitionId} and exhibitor_id is not null
        group by exhibitor_id
      ) as allotted using (exhibitor_id)
      where exhibitor.tenant_id = ${scope.tenantId} and exhibitor.exhibition_id = ${scope.exhibitionId}
        and (${all}::boolean or exists (
          select from booth
          where booth.tenant_id = exhibitor.tenant_id and booth.exhibition_id = exhibitor.exhibition_id
            and booth.exhibitor_id = exhibitor.exhibitor_id and booth.hall = any(${[...halls]}::text[])
        ))
    ) as exhibitors
    group by tags, booths
    union all
    select role, '{}', null, count(*) from membership
    where tenant_id = ${scope.tenantId} and exhibition_id = ${scope.exhibitionId}
      and role in ('supplier', 'transport', 'media') and ${all}::boolean
    group by role`.execute(database);
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

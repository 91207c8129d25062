import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Scope } from '../../exhibitions/index.ts';

/** A call by a subject, in a window of so many seconds. */
export interface CountedCall {
  readonly subjectKey: string;
  readonly call: string;
  readonly seconds: number;
}

/** Counts a call in its window, whichever server it reaches; an old window makes room for a new one. */
export async function countCall(
  database: Database,
  scope: Scope,
  { subjectKey, call, seconds }: CountedCall,
  now: Date,
): Promise<{ readonly calls: number; readonly startedAt: Date }> {
  const over = new Date(now.getTime() - seconds * 1000);
  const { calls, startedAt } = await database
    .insertInto('call_count')
    .values({
      tenant_id: scope.tenantId,
      exhibition_id: scope.exhibitionId,
      subject_key: subjectKey,
      call,
      seconds,
      started_at: now,
      calls: 1,
    })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'exhibition_id', 'subject_key', 'call', 'seconds']).doUpdateSet({
        calls: sql<number>`case when call_count.started_at <= ${over} then 1 else call_count.calls + 1 end`,
        started_at: sql<Date>`case when call_count.started_at <= ${over} then ${now} else call_count.started_at end`,
      }),
    )
    .returning(['calls', 'started_at as startedAt'])
    .executeTakeFirstOrThrow();
  return { calls, startedAt };
}

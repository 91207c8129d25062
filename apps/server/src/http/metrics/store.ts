import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';

/** What waits to be sent. */
export interface Backlog {
  readonly queued: number;
  readonly sending: number;
  /** Seconds that the longest due message waits; 0 where none does. */
  readonly oldest: number;
}

/** What changed of submissions and is not in their lists yet. */
export interface Changes {
  readonly count: number;
  /** Seconds since the first of them; 0 where there is none. */
  readonly oldest: number;
}

/** Counts what the fold has not taken yet: a small table, read whole. */
export async function selectChanges(database: Database): Promise<Changes> {
  const { rows } = await sql<Changes>`
    select count(*)::int as count,
      greatest(0, coalesce(extract(epoch from clock_timestamp() - min(at)), 0))::float8 as oldest
    from submission_change`.execute(database);
  return rows[0] ?? { count: 0, oldest: 0 };
}

/** Counts what waits in the outbox; both states are few rows with an index of their own. */
export async function selectBacklog(database: Database): Promise<Backlog> {
  const { rows } = await sql<Backlog>`
    select
      (select count(*) from outbox where state = 'queued')::int as queued,
      (select count(*) from outbox where state = 'sending')::int as sending,
      (select greatest(0, coalesce(extract(epoch from now() - min(next_at)), 0))
        from outbox where state = 'queued')::float8 as oldest
  `.execute(database);
  return rows[0] ?? { queued: 0, sending: 0, oldest: 0 };
}

/** SMS to numbers that nobody knows, in the running hour of each exhibition. */
export async function selectUnknownSms(
  database: Database,
): Promise<readonly { readonly tenant: string; readonly exhibition: string; readonly sent: number }[]> {
  const { rows } = await sql<{ tenant: string; exhibition: string; sent: number }>`
    select tenant_id as tenant, exhibition_id as exhibition, calls as sent from call_count
    where subject_key = 'exhibition' and call = 'smsUnknown' and started_at > now() - interval '1 hour'
  `.execute(database);
  return rows;
}

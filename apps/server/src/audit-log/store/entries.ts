import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { scoped } from '../../database/scoped/scoped.ts';
import type { Scope } from '../../exhibitions/index.ts';
import { countListed } from '../../platform/json/count-listed.ts';
import type { PageWindow, Total } from '../../platform/paging.ts';

/** Which lines of the audit are wanted; what is null narrows nothing. */
export interface AuditFilter {
  readonly who: string | null;
  readonly thingKind: string | null;
  readonly thing: string | null;
  /** An action, or the feature before its point. */
  readonly action: string | null;
  readonly from: Date | null;
  readonly to: Date | null;
}

/** A line of the audit. */
export interface AuditRow {
  readonly auditId: string;
  readonly at: Date;
  readonly actor: string;
  readonly accountId: string | null;
  readonly name: string | null;
  readonly action: string;
  readonly thingKind: string;
  readonly thingId: string;
  readonly detail: unknown;
  readonly reason: string | null;
  readonly address: string;
  readonly requestId: string;
}

/** One page of the audit, the newest first, and how much it is in all. */
export async function findAudit(
  database: Database,
  scope: Scope,
  { who, thingKind, thing, action, from, to }: AuditFilter,
  page: PageWindow,
): Promise<{ readonly total: Total; readonly rows: readonly AuditRow[] }> {
  const found = scoped(database, scope)
    .selectFrom('audit')
    .leftJoin('account', 'account.account_id', 'audit.account_id')
    .$if(who !== null, (query) => query.where('audit.account_id', '=', who))
    .$if(thingKind !== null, (query) => query.where('audit.thing_kind', '=', thingKind ?? ''))
    .$if(thing !== null, (query) => query.where('audit.thing_id', '=', thing ?? ''))
    .$if(action !== null, (query) =>
      query
        .where(sql<string>`split_part(audit.action, '.', 1)`, '=', featureOf(action ?? ''))
        .$if(action?.includes('.') === true, (one) => one.where('audit.action', '=', action ?? '')),
    )
    .$if(from !== null, (query) => query.where('audit.at', '>=', from ?? new Date(0)))
    .$if(to !== null, (query) => query.where('audit.at', '<', to ?? new Date(0)));
  const total = await countListed(database, found.select('audit.audit_id'), page);
  const rows = await found
    .select([
      'audit.audit_id as auditId',
      'audit.at',
      'audit.actor_kind as actor',
      'audit.account_id as accountId',
      'account.name',
      'audit.action',
      'audit.thing_kind as thingKind',
      'audit.thing_id as thingId',
      'audit.detail',
      'audit.reason',
      'audit.address',
      'audit.request_id as requestId',
    ])
    .orderBy('audit.at', 'desc')
    .orderBy('audit.audit_id', 'desc')
    .offset(page.offset)
    .limit(page.size)
    .execute();
  return { total, rows };
}

/** What stands before the point of an action. */
function featureOf(action: string): string {
  return action.split('.', 1)[0] ?? '';
}

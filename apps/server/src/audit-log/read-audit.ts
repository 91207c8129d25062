import type { ConsoleAuditEntry, ConsoleAuditPage, ConsoleAuditQuery } from '@zhantai/contract';
import type { Database } from '../database/database.ts';
import { formatTime, parseTime, type Exhibition } from '../exhibitions/index.ts';
import { pageWindow, presentPage } from '../platform/paging.ts';
import { Refusal } from '../platform/refusal.ts';
import { findAudit } from './store/entries.ts';
import { nameThings, thingKey } from './store/thing-names.ts';

/** One page of the audit, the newest first. @throws Refusal PAGE_TOO_FAR, BAD_REQUEST for what is no time. */
export async function readAudit(
  database: Database,
  exhibition: Exhibition,
  query: ConsoleAuditQuery,
): Promise<ConsoleAuditPage> {
  const filter = {
    who: query.who ?? null,
    thingKind: query.thingKind ?? null,
    thing: query.thing ?? null,
    action: query.action ?? null,
    from: readTime(query.from, 'from', exhibition),
    to: readTime(query.to, 'to', exhibition),
  };
  const { total, rows } = await findAudit(database, exhibition, filter, pageWindow(query));
  const names = await nameThings(database, exhibition, rows);
  const records = rows.map((row): ConsoleAuditEntry => ({
    id: row.auditId,
    at: formatTime(row.at, exhibition.zone),
    actor: row.actor,
    by: row.accountId === null ? null : { id: row.accountId, name: row.name ?? '' },
    action: row.action,
    thing: { kind: row.thingKind, id: row.thingId, name: names.get(thingKey(row)) ?? null },
    detail: row.detail,
    reason: row.reason,
    address: row.address,
    requestId: row.requestId,
  }));
  return presentPage(records, total, query);
}

function readTime(text: string | undefined, name: string, { zone }: Exhibition): Date | null {
  if (text === undefined) return null;
  const time = parseTime(text, zone);
  if (time === null) throw new Refusal('BAD_REQUEST', { detail: name });
  return time;
}

import type { HistoryEntry } from '@zhantai/contract';
import type { AuditEntry } from '../audit/index.ts';
import type { Database } from '../database/database.ts';
import { formatTime, type Exhibition } from '../exhibitions/index.ts';
import { pageWindow, presentPage, type Page, type PageRequest } from '../platform/paging.ts';
import { findHistory } from './store.ts';

/** What happened to a thing, the newest first: for whoever may read the thing, without addresses. */
export async function readHistory(
  database: Database,
  exhibition: Exhibition,
  thing: AuditEntry['thing'],
  request: PageRequest,
): Promise<Page<HistoryEntry>> {
  const { total, rows } = await findHistory(database, exhibition, thing, pageWindow(request));
  const records = rows.map(({ auditId, at, by, action, reason, detail }): HistoryEntry => ({
    id: auditId,
    at: formatTime(at, exhibition.zone),
    by,
    action,
    reason,
    changes: changesIn(detail),
  }));
  return presentPage(records, total, request);
}

/** What a line of the audit keeps of each key. */
function changesIn(detail: unknown): HistoryEntry['changes'] {
  if (!isRecord(detail) || !isRecord(detail['changes'])) return [];
  return Object.entries(detail['changes']).map(([key, kept]) => ({
    key,
    ...(isRecord(kept) && 'from' in kept ? { from: kept['from'], to: kept['to'] } : {}),
  }));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

import { consoleAuditCalls } from '../../calls/console/audit.ts';
import { ConsoleAuditPage, ConsoleAuditQuery } from '../../schemas/index.ts';
import type { CallRecord } from '../call-record.ts';

/** The audit, as admins read it (console.md §7.2). */
export const consoleAuditRecords = {
  consoleAudit: {
    ...consoleAuditCalls.consoleAudit,
    access: { may: 'readAudit' },
    summary: 'Who did what to which thing, the newest first, by person, thing, action and time, paged',
    query: ConsoleAuditQuery,
    data: ConsoleAuditPage,
    refusals: ['PAGE_TOO_FAR'],
  },
} as const satisfies Record<keyof typeof consoleAuditCalls, CallRecord>;

import { consoleAuditCalls } from '../../calls/console/audit.ts';
import { ConsoleAuditFacts, ConsoleAuditPage, ConsoleAuditQuery } from '../../schemas/index.ts';
import { minuteAndHour } from '../../call-rate.ts';
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
  consoleAuditFacts: {
    ...consoleAuditCalls.consoleAuditFacts,
    access: { may: 'readAudit' },
    rates: minuteAndHour(20, 300),
    summary: 'Whose actions the audit can be narrowed to, and whether its last sealed day is what was sealed',
    data: ConsoleAuditFacts,
  },
} as const satisfies Record<keyof typeof consoleAuditCalls, CallRecord>;

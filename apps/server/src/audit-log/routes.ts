import { callRecords } from '@zhantai/contract/records';
import { sealAudit } from '../audit/index.ts';
import { exhibitionOf } from '../auth/index.ts';
import type { App, Deps } from '../platform/feature.ts';
import { ok } from '../platform/ok.ts';
import { routeOf } from '../platform/route-of.ts';
import { whileOpen } from '../platform/while-open.ts';
import { readAuditFacts } from './read-audit-facts.ts';
import { readAudit } from './read-audit.ts';

/** Milliseconds between two looks at whether a day is over. */
const SEAL_PAUSE_MS = 10 * 60_000;

/** The log of who did what (console.md §7.2). */
export function auditRoutes(app: App, { database, now }: Deps): void {
  app.route({
    ...routeOf(callRecords.consoleAudit),
    handler: async (request, reply) =>
      ok(reply, await readAudit(database, exhibitionOf(request), request.query)),
  });

  app.route({
    ...routeOf(callRecords.consoleAuditFacts),
    handler: async (request, reply) => ok(reply, await readAuditFacts(database, exhibitionOf(request))),
  });

  whileOpen(app, SEAL_PAUSE_MS, 'days of the audit could not be sealed', () => sealAudit(database, now()));
}

/** The audit, as admins read it (console.md §7.2). */
export const consoleAuditCalls = {
  consoleAudit: { method: 'GET', path: '/api/console/audit' },
  consoleAuditFacts: { method: 'GET', path: '/api/console/audit/facts' },
} as const;

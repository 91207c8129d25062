import type { AuditActor } from '../audit/index.ts';
import type { Author } from '../forms/index.ts';

/** How the audit names who sits before a form. */
export function auditActorOf({ accountId }: Author): AuditActor {
  return accountId === null ? { kind: 'anonymous', accountId } : { kind: 'account', accountId };
}

import type { AuditActor } from '../audit/index.ts';
import type { Author } from '../forms/index.ts';

/** How the audit names who sits before a form: the member of staff, where one acts for an exhibitor. */
export function auditActorOf({ accountId, actingAccountId = null, fillsIn }: Author): AuditActor {
  if (fillsIn === true && accountId !== null) return { kind: 'staff', accountId };
  if (actingAccountId !== null) return { kind: 'staff', accountId: actingAccountId };
  return accountId === null ? { kind: 'anonymous', accountId } : { kind: 'account', accountId };
}

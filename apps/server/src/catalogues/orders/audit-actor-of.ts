import type { AuditActor } from '../../audit/index.ts';
import type { Actor } from '../../forms/index.ts';

/** How the audit names who orders. */
export function auditActorOf({ user }: Actor): AuditActor {
  const { accountId } = user;
  return { kind: accountId === null ? 'anonymous' : 'account', accountId };
}

import type { AuditActor } from '../../audit/index.ts';
import type { Visitor } from '../../forms/index.ts';

/** How the audit names who orders. */
export function actorOf({ user }: Visitor): AuditActor {
  const { accountId } = user;
  return { kind: accountId === null ? 'anonymous' : 'account', accountId };
}

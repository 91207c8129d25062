import { recordAudit } from '../audit/index.ts';
import type { Transaction } from '../database/database.ts';
import type { Scope } from '../exhibitions/index.ts';
import type { Origin } from './origin.ts';

/** What the audit keeps of signing in and out. */
export type AuthEvent =
  | 'sign-in'
  | 'sign-in-failed'
  | 'sign-in-locked'
  | 'register'
  | 'password-set'
  | 'password-changed'
  | 'password-refused'
  | 'sign-out'
  | 'session-ended'
  | 'device-forgotten'
  | 'switch'
  | 'token-reuse'
  | 'factor-enrolled'
  | 'factor-refused'
  | 'stepped-up';

/** Events whose author only claimed to be the account. */
const unproven: ReadonlySet<AuthEvent> = new Set(['sign-in-failed', 'sign-in-locked', 'token-reuse']);

/** Writes one event of an account into the audit; `account` is null where the login named none. */
export async function auditAuth(
  transaction: Transaction,
  event: AuthEvent,
  { tenantId, exhibitionId }: Scope,
  account: { readonly accountId: string } | null,
  { address, requestId }: Origin,
  detail: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const accountId = account?.accountId ?? '';
  await recordAudit(transaction, {
    tenantId,
    exhibitionId,
    actor: unproven.has(event) ? { kind: 'anonymous', accountId: null } : { kind: 'account', accountId },
    action: `auth.${event}`,
    thing: { kind: 'account', id: accountId },
    detail,
    origin: { address, requestId },
  });
}

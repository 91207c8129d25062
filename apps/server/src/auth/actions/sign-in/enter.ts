import { staffRoles, type TokenAnswer } from '@zhantai/contract';
import type { Transaction } from '../../../database/database.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import { isClosedExhibition, type Exhibition } from '../../../exhibitions/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { auditAuth } from '../../audit-auth.ts';
import type { Origin } from '../../origin.ts';
import type { AuthServices } from '../../services.ts';
import type { Account } from '../../store/accounts.ts';
import { touchMembership } from '../../store/memberships.ts';
import type { Membership } from '../../store/memberships.ts';
import { deleteDeadFamilies } from '../../store/session-families.ts';
import { accountLocked } from '../account-locked.ts';
import { answerWithTokens } from '../answer-with-tokens.ts';
import { beginFamily } from '../open-session.ts';
import type { OpenedSession } from '../open-session.ts';

/** What became of a try to sign in. It is returned, not thrown: what the try cost must be kept. */
export type Outcome =
  | { readonly kind: 'in'; readonly account: Account; readonly opened: OpenedSession }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

export const refused = (refusal: Refusal): Outcome => ({ kind: 'refused', refusal });

/** Somebody who proved who they are. */
export interface Entry {
  readonly exhibition: Exhibition;
  readonly account: Account;
  readonly membership: Membership;
  readonly origin: Origin;
  /** How they proved it. */
  readonly by: 'password' | 'sms' | 'single-sign-on' | 'totp' | 'recovery';
  /** When a code of the second factor was proved. */
  readonly steppedUpAt?: Date;
}

/** Opens a session, unless the organiser closed the account or, for who is not of the staff, the exhibition. Whoever proved their phone may set a password in it. */
export async function enter(
  services: AuthServices,
  transaction: Transaction,
  entry: Entry,
): Promise<Outcome> {
  const { exhibition, account, membership, origin, by, steppedUpAt = null } = entry;
  if (account.lockedReason !== null) {
    await auditAuth(transaction, 'sign-in-locked', exhibition, account, origin);
    return refused(accountLocked(exhibition, account.lockedReason));
  }
  const isStaff = staffRoles.some((role) => role === membership.role);
  if (!isStaff && isClosedExhibition(exhibition)) return refused(new Refusal('EXHIBITION_CLOSED'));
  await touchMembership(transaction, membership);
  const opened = await beginFamily(services, transaction, {
    membership,
    clientId: exhibition.client.id,
    origin,
    maySetPassword: by === 'sms',
    steppedUpAt,
  });
  await auditAuth(transaction, 'sign-in', membership, account, origin, { role: membership.role, by });
  return { kind: 'in', account, opened };
}

/**
 * Runs a try to sign in and answers it with tokens.
 * @throws Refusal with what refused the try, after what it cost is kept.
 */
export async function conclude(
  services: AuthServices,
  exhibition: Exhibition,
  attempt: (transaction: Transaction) => Promise<Outcome>,
): Promise<TokenAnswer> {
  const outcome = await inTransaction(services.database, attempt);
  if (outcome.kind === 'refused') throw outcome.refusal;
  await inTransaction(services.database, deleteDeadFamilies);
  return answerWithTokens(services, exhibition, outcome.account, outcome.opened);
}

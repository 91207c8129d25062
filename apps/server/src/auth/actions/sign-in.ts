import { portalRoles, staffRoles } from '@zhantai/contract';
import type { Role, TokenAnswer } from '@zhantai/contract';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Transaction } from '../../database/database.ts';
import type { Exhibition } from '../../exhibitions/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import { auditAuth } from '../audit-auth.ts';
import type { CaptchaAnswer } from '../captcha.ts';
import { isLockedOut, needsCaptcha } from '../lockout.ts';
import { loginName } from '../login-name.ts';
import type { LoginKind } from '../login-name.ts';
import type { Origin } from '../origin.ts';
import { verifyPassword } from '../password.ts';
import type { AuthServices } from '../services.ts';
import { selectAccountByLogin } from '../store/accounts.ts';
import type { Account } from '../store/accounts.ts';
import { deleteFailures, insertFailure, lockDoor, selectFailures } from '../store/failures.ts';
import type { Door } from '../store/failures.ts';
import { selectMemberships, touchMembership } from '../store/memberships.ts';
import type { Membership } from '../store/memberships.ts';
import { deleteDeadSessions } from '../store/refresh-tokens.ts';
import { accountLocked } from './account-locked.ts';
import { answerWithTokens, openSession } from './open-session.ts';
import type { OpenedSession } from './open-session.ts';

/** Who wants in, and how. */
export interface SignIn {
  readonly exhibition: Exhibition;
  /** People of the portal come with their phone and a captcha, staff with their user name (wire.md §2). */
  readonly by: LoginKind;
  readonly login: string;
  readonly password: string;
  readonly captcha: CaptchaAnswer;
  readonly origin: Origin;
}

type Outcome =
  | { readonly kind: 'in'; readonly account: Account; readonly opened: OpenedSession }
  | { readonly kind: 'locked-out' }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'account-locked'; readonly cause: string };

/**
 * Signs somebody in with a password.
 * @throws Refusal CAPTCHA_WRONG, BAD_CREDENTIALS, TOO_MANY_FAILURES or ACCOUNT_LOCKED.
 */
export async function signIn(services: AuthServices, wanted: SignIn): Promise<TokenAnswer> {
  const { database } = services;
  const { exhibition } = wanted;
  const login = loginName(wanted.by, wanted.login);
  const door: Door = {
    tenantId: exhibition.tenantId,
    login: `${wanted.by}:${login}`,
    address: wanted.origin.address,
  };
  if (wanted.by === 'phone') await demandCaptcha(services, wanted.captcha);
  const before = await selectFailures(database, door);
  if (isLockedOut(before.failures, before.now)) throw new Refusal('TOO_MANY_FAILURES');
  if (wanted.by === 'username' && needsCaptcha(before.failures, before.now)) {
    await demandCaptcha(services, wanted.captcha);
  }
  const account = await selectAccountByLogin(database, exhibition.tenantId, wanted.by, login);
  // Asked for unknown accounts too, as the password is checked: they take no less time.
  const membership = await membershipFor(services, wanted, account?.accountId ?? '');
  const fits = await verifyPassword(account?.passwordHash ?? null, wanted.password);
  const outcome = await inTransaction(database, (transaction) =>
    decide(transaction, wanted, door, fits ? account : null, membership, account),
  );
  if (outcome.kind === 'locked-out') throw new Refusal('TOO_MANY_FAILURES');
  if (outcome.kind === 'wrong') throw new Refusal('BAD_CREDENTIALS');
  if (outcome.kind === 'account-locked') throw accountLocked(exhibition, outcome.cause);
  await inTransaction(database, deleteDeadSessions);
  return answerWithTokens(services, exhibition, outcome.account, outcome.opened);
}

async function demandCaptcha(services: AuthServices, answer: CaptchaAnswer): Promise<void> {
  if (!(await services.captchas.redeem(answer))) throw new Refusal('CAPTCHA_WRONG');
}

/** The membership used last, of those this way of signing in is for. */
async function membershipFor(
  services: AuthServices,
  wanted: SignIn,
  accountId: string,
): Promise<Membership | null> {
  const roles: readonly Role[] = wanted.by === 'phone' ? portalRoles : staffRoles;
  const memberships = await selectMemberships(services.database, wanted.exhibition, accountId);
  return memberships.find(({ role }) => roles.includes(role)) ?? null;
}

/**
 * Judges the try. Tries at one door are judged one after the other, so that many at once are told no more than the
 * same number in a row would be.
 */
async function decide(
  transaction: Transaction,
  wanted: SignIn,
  door: Door,
  entitled: Account | null,
  membership: Membership | null,
  named: Account | null,
): Promise<Outcome> {
  await lockDoor(transaction, door);
  const { failures, now } = await selectFailures(transaction, door);
  if (isLockedOut(failures, now)) return { kind: 'locked-out' };
  const { exhibition, origin } = wanted;
  if (entitled === null || membership === null) {
    await insertFailure(transaction, door);
    await auditAuth(transaction, 'sign-in-failed', exhibition, named, origin);
    return { kind: 'wrong' };
  }
  if (entitled.lockedReason !== null) {
    await auditAuth(transaction, 'sign-in-locked', exhibition, entitled, origin);
    return { kind: 'account-locked', cause: entitled.lockedReason };
  }
  await deleteFailures(transaction, door);
  await touchMembership(transaction, membership);
  const opened = await openSession(transaction, membership, exhibition.client.id, origin);
  await auditAuth(transaction, 'sign-in', membership, entitled, origin, { role: membership.role });
  return { kind: 'in', account: entitled, opened };
}

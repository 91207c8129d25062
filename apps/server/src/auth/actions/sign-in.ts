import { portalRoles, staffRoles } from '@zhantai/contract';
import type { Role, TokenAnswer } from '@zhantai/contract';
import type { Transaction } from '../../database/database.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Exhibition } from '../../exhibitions/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import { auditAuth } from '../audit-auth.ts';
import type { CaptchaAnswer } from '../captcha.ts';
import { isLockedOut, needsCaptcha, suspicion } from '../lockout.ts';
import { loginName } from '../login-name.ts';
import type { LoginKind } from '../login-name.ts';
import type { Origin } from '../origin.ts';
import { verifyPassword } from '../password.ts';
import type { AuthServices } from '../services.ts';
import { provePhone } from '../sms/prove-phone.ts';
import type { ProvenCode } from '../sms/sms-codes.ts';
import { lockAccount, selectAccountByLogin } from '../store/accounts.ts';
import type { Account } from '../store/accounts.ts';
import {
  countFailures,
  deleteFailures,
  insertFailure,
  lockLogin,
  selectFailures,
} from '../store/failures.ts';
import type { Door } from '../store/failures.ts';
import { selectMemberships } from '../store/memberships.ts';
import type { Membership } from '../store/memberships.ts';
import { markCodeUsed } from '../store/sms-codes.ts';
import { conclude, enter, refused, type Outcome } from './enter.ts';
import { waitForTurn } from './wait-for-turn.ts';

/** Who wants in, and how. */
export interface SignIn {
  readonly exhibition: Exhibition;
  /** People of the portal come with their phone and a captcha, staff with their user name (wire.md §2). */
  readonly by: LoginKind;
  readonly login: string;
  readonly password: string;
  /** From an SMS, where one was asked for. */
  readonly code: string | null;
  readonly captcha: CaptchaAnswer;
  readonly origin: Origin;
}

/** What is known of a try before it is judged. */
interface Attempt {
  readonly wanted: SignIn;
  readonly door: Door;
  readonly asksCodes: boolean;
  readonly proven: ProvenCode | null;
  readonly account: Account | null;
  readonly membership: Membership | null;
  readonly fits: boolean;
}

/**
 * Signs somebody in with a password.
 * @throws Refusal CAPTCHA_WRONG, BAD_CREDENTIALS, TOO_MANY_FAILURES, SMS_CODE_NEEDED or SMS_CODE_WRONG after too many
 * failures from anywhere, ACCOUNT_LOCKED, or TOO_MANY_REQUESTS.
 */
export async function signIn(services: AuthServices, wanted: SignIn): Promise<TokenAnswer> {
  const { database } = services;
  const { exhibition, by, origin } = wanted;
  const login = loginName(by, wanted.login);
  const door: Door = { tenantId: exhibition.tenantId, login: `${by}:${login}`, address: origin.address };
  await waitForTurn(services, origin);
  if (by === 'phone') await demandCaptcha(services, wanted.captcha);
  const before = await selectFailures(database, door);
  if (isLockedOut(before.failures, before.now)) throw new Refusal('TOO_MANY_FAILURES');
  const suspicious = (await countFailures(database, door)) >= suspicion.failures;
  if (by === 'username' && (suspicious || needsCaptcha(before.failures, before.now))) {
    await demandCaptcha(services, wanted.captcha);
  }
  // Where no SMS can be sent, asking for a code would be a plain lock.
  const asksCodes = by === 'phone' && services.messages.sendsSms;
  const proven = asksCodes && suspicious ? await demandCode(services, wanted, login) : null;
  const account = await selectAccountByLogin(database, exhibition.tenantId, by, login);
  // Asked for unknown accounts too, as the password is checked: they take no less time.
  const membership = await membershipFor(services, wanted, account?.accountId ?? '');
  const fits = await verifyPassword(account?.passwordHash ?? null, wanted.password);
  const attempt = { wanted, door, asksCodes, proven, account, membership, fits };
  return conclude(services, exhibition, (transaction) => judge(services, transaction, attempt));
}

async function demandCaptcha(services: AuthServices, answer: CaptchaAnswer): Promise<void> {
  if (!(await services.captchas.redeem(answer))) throw new Refusal('CAPTCHA_WRONG');
}

const codeRefused = (code: 'SMS_CODE_NEEDED' | 'SMS_CODE_WRONG'): Refusal =>
  // The page asks for more only if it is told what, so the answer names the reason.
  new Refusal(code, {}, { reason: code });

/** The code that an account needs beside its password once too many tries failed. */
async function demandCode(
  services: AuthServices,
  { exhibition, code, origin }: SignIn,
  phone: string,
): Promise<ProvenCode> {
  if (code === null) throw codeRefused('SMS_CODE_NEEDED');
  const proof = { exhibition, phone, code, templates: ['login'], origin } as const;
  const proven = await inTransaction(services.database, (transaction) =>
    provePhone(services, transaction, proof),
  );
  if (proven === null) throw codeRefused('SMS_CODE_WRONG');
  return proven;
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
 * Judges the try. Tries at one login are judged one after the other, so that many at once are told no more than the
 * same number in a row would be.
 */
async function judge(services: AuthServices, transaction: Transaction, attempt: Attempt): Promise<Outcome> {
  const { wanted, door, asksCodes, proven, account, membership, fits } = attempt;
  const { exhibition, origin } = wanted;
  await lockLogin(transaction, door);
  const { failures, now } = await selectFailures(transaction, door);
  if (isLockedOut(failures, now)) return refused(new Refusal('TOO_MANY_FAILURES'));
  if (asksCodes && proven === null) {
    const suspicious = (await countFailures(transaction, door)) >= suspicion.failures;
    if (suspicious) return refused(codeRefused('SMS_CODE_NEEDED'));
  }
  // A password that was replaced since it was checked does not open a session any more.
  const current = account === null ? null : await lockAccount(transaction, door.tenantId, account.accountId);
  const stands = current !== null && current.passwordHash === account?.passwordHash;
  if (!fits || !stands || account === null || membership === null) {
    await insertFailure(transaction, door);
    await auditAuth(transaction, 'sign-in-failed', exhibition, account, origin);
    return refused(new Refusal('BAD_CREDENTIALS'));
  }
  if (proven !== null) {
    const number = { tenantId: door.tenantId, phone: account.phone ?? '' };
    if (!(await markCodeUsed(transaction, number, proven.codeId)))
      return refused(codeRefused('SMS_CODE_WRONG'));
  }
  const outcome = await enter(services, transaction, {
    exhibition,
    account,
    membership,
    origin,
    by: 'password',
  });
  if (outcome.kind === 'in') await deleteFailures(transaction, door);
  return outcome;
}

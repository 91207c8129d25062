import type { RefusalCode, TokenAnswer } from '@zhantai/contract';
import type { Transaction } from '../../../database/database.ts';
import type { Exhibition } from '../../../exhibitions/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { auditFailure } from '../../audit-failure.ts';
import type { CaptchaAnswer } from '../../captcha/captcha.ts';
import type { DeviceCookie } from '../../devices/device-cookie.ts';
import { needsCaptcha } from '../../accounts/lockout.ts';
import { loginName } from '../../accounts/login-name.ts';
import type { LoginKind } from '../../accounts/login-name.ts';
import type { Origin } from '../../origin.ts';
import { verifyPassword } from '../../passwords/password.ts';
import type { AuthServices } from '../../services.ts';
import { lockAccount, selectAccountByLogin } from '../../store/accounts.ts';
import type { Account } from '../../store/accounts.ts';
import { deleteFailures, insertFailure, lockLogin, selectFailures } from '../../store/failures.ts';
import type { Door } from '../../store/failures.ts';
import type { Membership } from '../../store/memberships.ts';
import { deleteWait } from '../../store/waits.ts';
import { checkDoor } from '../../throttle/check-door.ts';
import { findDoor } from '../../throttle/find-door.ts';
import { conclude, enter, refused, type Outcome } from './enter.ts';
import { openChallenge } from '../../second-factor/open-challenge.ts';
import { membershipFor } from './membership-for.ts';
import { waitForTurn, withTurn } from './wait-for-turn.ts';

/** Who wants in, and how. */
export interface SignIn {
  readonly exhibition: Exhibition;
  /** People of the portal come with their phone and a captcha, staff with their user name (wire.md §2). */
  readonly by: LoginKind;
  readonly login: string;
  readonly password: string;
  readonly captcha: CaptchaAnswer;
  readonly origin: Origin;
  readonly device: DeviceCookie;
}

/** What is known of a try before it is judged. */
interface Attempt {
  readonly wanted: SignIn;
  readonly login: string;
  readonly door: Door;
  readonly account: Account | null;
  readonly membership: Membership | null;
  readonly fits: boolean;
}

/**
 * Signs somebody in with a password.
 * @throws Refusal CAPTCHA_WRONG, BAD_CREDENTIALS, SECOND_FACTOR with a challenge, TOO_MANY_FAILURES, ACCOUNT_LOCKED, or TOO_MANY_REQUESTS with the seconds
 * to wait.
 */
export async function signIn(services: AuthServices, wanted: SignIn): Promise<TokenAnswer> {
  const { database } = services;
  const { exhibition, by, origin, device } = wanted;
  const { tenantId } = exhibition;
  const login = loginName(by, wanted.login);
  const account = await selectAccountByLogin(database, tenantId, by, login);
  const door = await findDoor(database, {
    tenantId,
    login: `${by}:${login}`,
    accountId: account?.accountId ?? null,
    address: origin.address,
    deviceTokens: device.tokens,
  });
  const { captchas } = services;
  let isCaptchaUsed = false;
  try {
    // Before the captcha, which is used up.
    const refusal = await checkDoor(database, door);
    if (refusal !== null) throw refusal;
    if (!door.known) await waitForTurn(services, door);
    const before = await selectFailures(database, door);
    if (by === 'phone' || needsCaptcha(before.failures, before.now)) {
      await requireCaptcha(services, wanted.captcha);
      isCaptchaUsed = true;
    }
    return await open(services, { wanted, login, door, account });
  } catch (error) {
    if (!(error instanceof Refusal) || !toComeAgain.has(error.code)) throw error;
    // Who has to wait comes again with the same captcha.
    const refusal = await withTurn(services, door, error);
    if (isCaptchaUsed) await captchas.giveBack(wanted.captcha);
    else await captchas.keepFor(wanted.captcha, Number(refusal.params['seconds']));
    throw refusal;
  }
}

/** Who is refused so was not judged. */
const toComeAgain: ReadonlySet<RefusalCode> = new Set(['TOO_MANY_REQUESTS', 'OVERLOADED']);

/** Checks the password of somebody who may be judged, and judges the try. */
async function open(
  services: AuthServices,
  knock: Pick<Attempt, 'wanted' | 'login' | 'door' | 'account'>,
): Promise<TokenAnswer> {
  const { wanted, account, door } = knock;
  const { exhibition, by } = wanted;
  // Asked for unknown accounts too, as the password is checked: they take no less time.
  const membership = await membershipFor(services.database, exhibition, by, account);
  const fits = await verifyPassword(account?.passwordHash ?? null, wanted.password, door.known);
  const attempt = { ...knock, membership, fits };
  return conclude(services, exhibition, (transaction) => judge(services, transaction, attempt));
}

async function requireCaptcha(services: AuthServices, answer: CaptchaAnswer): Promise<void> {
  if (!(await services.captchas.redeem(answer))) throw new Refusal('CAPTCHA_WRONG');
}

/**
 * Judges the try. Tries at one login are judged one after the other, so that many at once are told no more than the
 * same number in a row would be.
 */
async function judge(services: AuthServices, transaction: Transaction, attempt: Attempt): Promise<Outcome> {
  const { wanted, login, door, account, membership, fits } = attempt;
  const { exhibition, origin } = wanted;
  await lockLogin(transaction, door);
  const refusal = await checkDoor(transaction, door);
  if (refusal !== null) return refused(refusal);
  await deleteWait(transaction, door);
  // A password that was replaced since it was checked does not open a session any more.
  const current = await lockAccount(transaction, door.tenantId, account?.accountId ?? '');
  const stands = current !== null && current.passwordHash === account?.passwordHash;
  if (!fits || !stands || account === null || membership === null) {
    await insertFailure(transaction, door);
    await auditFailure(services, transaction, { scope: exhibition, account, login, by: 'password', origin });
    return refused(new Refusal('BAD_CREDENTIALS'));
  }
  // Failures stand until the code is right, too: whoever has the password guesses no more codes than passwords.
  if (current.hasFactor && wanted.by === 'username' && current.lockedReason === null)
    return refused(await openChallenge(services, transaction, account));
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

import type { FactorBegun, FactorConfirmed, FactorState, StepUpAnswer } from '@zhantai/contract';
import type { Transaction } from '../../database/database.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { formatTime, formatTimeOrNull, localText, type Exhibition } from '../../exhibitions/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import { isLockedOut } from '../accounts/lockout.ts';
import { auditAuth } from '../audit-auth.ts';
import type { Staff } from '../caller.ts';
import type { Origin } from '../origin.ts';
import { mustEnrol, requireStepUp, stepUpEnds } from '../policy.ts';
import type { AuthServices } from '../services.ts';
import { lockAccount, type Account } from '../store/accounts.ts';
import { insertFailure, lockLogin, selectFailures, type Door } from '../store/failures.ts';
import { countRecoveryCodes } from '../store/second-factors.ts';
import { stepUpSession } from '../store/sessions.ts';
import { totpAddress } from './totp.ts';

/** What a member of staff has of a second factor. */
export async function readFactor(
  { database, now }: Pick<AuthServices, 'database' | 'now'>,
  staff: Staff,
  { zone }: Exhibition,
): Promise<FactorState> {
  const ends = stepUpEnds(staff);
  return {
    enrolled: staff.factor.enrolled,
    must: mustEnrol(staff),
    putOffUntil: formatTimeOrNull(staff.factor.putOffUntil, zone),
    recoveryCodes: await countRecoveryCodes(database, staff),
    steppedUpUntil: ends !== null && ends > now() ? formatTime(ends, zone) : null,
  };
}

/**
 * A new secret for an authenticator. Nothing changes before a code confirms it.
 * @throws Refusal STEP_UP_NEEDED where another one is enrolled: who found an open session shall not replace it.
 */
export function beginFactor(
  { factors, now }: Pick<AuthServices, 'factors' | 'now'>,
  staff: Staff,
  username: string,
  { title }: Exhibition,
): FactorBegun {
  if (staff.factor.enrolled) requireStepUp(staff, now());
  const { secret, ticket } = factors.begin(staff, now());
  const issuer = localText(title, 'zh-Hans');
  return { secret, ticket, address: totpAddress(secret, issuer === '' ? 'Zhantai' : issuer, username) };
}

/** @throws Refusal SECOND_FACTOR_WRONG, STEP_UP_NEEDED, TOO_MANY_FAILURES. */
export async function confirmFactor(
  services: AuthServices,
  staff: Staff,
  given: { readonly ticket: string; readonly code: string },
  origin: Origin,
): Promise<FactorConfirmed> {
  if (staff.factor.enrolled) requireStepUp(staff, services.now());
  return countingFailures(services, staff, origin, async (transaction) => {
    const codes = await services.factors.confirm(transaction, staff, given, services.now());
    if (codes === null) return null;
    await stepUpSession(transaction, staff, services.now());
    await auditAuth(transaction, 'factor-enrolled', staff, staff, origin);
    return { recoveryCodes: [...codes] };
  });
}

/** Proves once more who sits here, for ten minutes. @throws Refusal SECOND_FACTOR_WRONG, TOO_MANY_FAILURES. */
export async function stepUp(
  services: AuthServices,
  staff: Staff,
  code: string,
  { zone }: Exhibition,
  origin: Origin,
): Promise<StepUpAnswer> {
  const at = services.now();
  return countingFailures(services, staff, origin, async (transaction) => {
    const way = await services.factors.take(transaction, staff, code, at);
    if (way === null) return null;
    await stepUpSession(transaction, staff, at);
    await auditAuth(transaction, 'stepped-up', staff, staff, origin, { by: way });
    const ends = stepUpEnds({ ...staff, steppedUpAt: at });
    return { until: formatTime(ends ?? at, zone) };
  });
}

/** Counts wrong codes at one door for all addresses: only holders of a session come here. */
async function countingFailures<T>(
  { database }: Pick<AuthServices, 'database'>,
  staff: Staff,
  origin: Origin,
  attempt: (transaction: Transaction, account: Account) => Promise<T | null>,
): Promise<T> {
  const { tenantId, accountId } = staff;
  const door: Door = { tenantId, login: `factor:${accountId}`, address: '', around: '', known: true };
  const outcome = await inTransaction(database, async (transaction) => {
    await lockLogin(transaction, door);
    const { failures, now } = await selectFailures(transaction, door);
    if (isLockedOut(failures, now)) return new Refusal('TOO_MANY_FAILURES');
    const account = await lockAccount(transaction, tenantId, accountId);
    const done = account === null ? null : await attempt(transaction, account);
    if (done !== null) return done;
    await insertFailure(transaction, door);
    await auditAuth(transaction, 'factor-refused', staff, staff, origin);
    return new Refusal('SECOND_FACTOR_WRONG');
  });
  // Thrown after the transaction: what a wrong code cost is kept.
  if (outcome instanceof Refusal) throw outcome;
  return outcome;
}

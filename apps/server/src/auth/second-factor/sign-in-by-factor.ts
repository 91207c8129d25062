import type { TokenAnswer } from '@zhantai/contract';
import type { Exhibition } from '../../exhibitions/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import { conclude, enter, refused, type Outcome } from '../actions/sign-in/enter.ts';
import { membershipFor } from '../actions/sign-in/membership-for.ts';
import { waitForTurn } from '../actions/sign-in/wait-for-turn.ts';
import { auditFailure } from '../audit-failure.ts';
import type { DeviceCookie } from '../devices/device-cookie.ts';
import type { Origin } from '../origin.ts';
import type { AuthServices } from '../services.ts';
import { lockAccount, selectAccount } from '../store/accounts.ts';
import { deleteChallengesOf, failChallenge, selectChallenge } from '../store/challenges.ts';
import { deleteFailures, insertFailure, lockLogin } from '../store/failures.ts';
import { checkDoor } from '../throttle/check-door.ts';
import { findDoor } from '../throttle/find-door.ts';
import { hashRefreshToken } from '../tokens/refresh-token.ts';

/** Who answers a challenge. */
export interface FactorSignIn {
  readonly exhibition: Exhibition;
  readonly challenge: string;
  /** Of the authenticator, or a recovery code. */
  readonly code: string;
  readonly origin: Origin;
  readonly device: DeviceCookie;
}

/**
 * Signs somebody in whose password was right, by the code of the second factor. Wrong ones count as wrong passwords do,
 * at the same door; five end the challenge.
 * @throws Refusal SECOND_FACTOR_ENDED, SECOND_FACTOR_WRONG, TOO_MANY_FAILURES, ACCOUNT_LOCKED, TOO_MANY_REQUESTS.
 */
export async function signInByFactor(services: AuthServices, wanted: FactorSignIn): Promise<TokenAnswer> {
  const { database, factors, now } = services;
  const { exhibition, code, origin, device } = wanted;
  const { tenantId } = exhibition;
  const hash = hashRefreshToken(wanted.challenge);
  const owner = await selectChallenge(database, tenantId, hash);
  const named = owner === null ? null : await selectAccount(database, tenantId, owner.accountId);
  if (owner === null || named === null) throw new Refusal('SECOND_FACTOR_ENDED');
  const login = named.username ?? '';
  const door = await findDoor(database, {
    tenantId,
    login: `username:${login}`,
    accountId: owner.accountId,
    address: origin.address,
    deviceTokens: device.tokens,
  });
  if (!door.known) await waitForTurn(services, door);
  return conclude(services, exhibition, async (transaction): Promise<Outcome> => {
    await lockLogin(transaction, door);
    const refusal = await checkDoor(transaction, door);
    if (refusal !== null) return refused(refusal);
    const account = await lockAccount(transaction, tenantId, owner.accountId);
    // Asked again: of two at once the second finds what the first made of it.
    const stands = await selectChallenge(transaction, tenantId, hash);
    if (account === null || stands === null) return refused(new Refusal('SECOND_FACTOR_ENDED'));
    const way = await factors.take(transaction, owner, code, now());
    if (way === null) {
      await insertFailure(transaction, door);
      await failChallenge(transaction, tenantId, hash);
      await auditFailure(services, transaction, { scope: exhibition, account, login, by: 'totp', origin });
      return refused(new Refusal('SECOND_FACTOR_WRONG'));
    }
    await deleteChallengesOf(transaction, owner);
    const membership = await membershipFor(transaction, exhibition, 'username', account);
    if (membership === null) return refused(new Refusal('BAD_CREDENTIALS'));
    const steppedUpAt = now();
    const entry = { exhibition, account, membership, origin, by: way, steppedUpAt };
    const outcome = await enter(services, transaction, entry);
    if (outcome.kind === 'in') await deleteFailures(transaction, door);
    return outcome;
  });
}

import { createHash } from 'node:crypto';
import { portalRoles } from '@zhantai/contract';
import type { Role, TokenAnswer } from '@zhantai/contract';
import type { Exhibition } from '../../../exhibitions/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { addressKey } from '../../../rate-limits/index.ts';
import { auditFailure } from '../../audit-failure.ts';
import type { Origin } from '../../origin.ts';
import type { AuthServices } from '../../services.ts';
import { readSignOnToken } from '../../sign-on/read-sign-on-token.ts';
import { selectAccountByLogin } from '../../store/accounts.ts';
import { insertFailure } from '../../store/failures.ts';
import { selectMemberships } from '../../store/memberships.ts';
import { useSignOnToken } from '../../store/sign-on-tokens.ts';
import { aroundOf } from '../../throttle/find-door.ts';
import { conclude, enter, refused, type Outcome } from './enter.ts';
import { waitForTurn } from './wait-for-turn.ts';

/** Who wants in with a token of a single sign-on. */
export interface SignOn {
  readonly exhibition: Exhibition;
  readonly token: string;
  readonly origin: Origin;
}

/**
 * Signs somebody in whom another house vouches for. Accounts are not made here: the person must have one with a
 * membership, used already or prepared by the organiser (wire.md §2).
 * @throws Refusal BAD_CREDENTIALS, ACCOUNT_LOCKED or TOO_MANY_REQUESTS.
 */
export async function signInBySignOn(services: AuthServices, wanted: SignOn): Promise<TokenAnswer> {
  const { exhibition, token, origin } = wanted;
  const { tenantId } = exhibition;
  const around = aroundOf(origin.address);
  const turn = `single-sign-on:${createHash('sha256').update(token).digest('hex')}`;
  await waitForTurn(services, { tenantId, login: turn, address: addressKey(origin.address), around });
  const claims = await readSignOnToken(services.issuers, tenantId, token, services.now());
  return conclude(services, exhibition, async (transaction): Promise<Outcome> => {
    const fresh =
      claims !== null && (await useSignOnToken(transaction, tenantId, claims.tokenHash, claims.expiresAt));
    const account = fresh ? await selectAccountByLogin(transaction, tenantId, 'phone', claims.phone) : null;
    const roles: readonly Role[] = portalRoles;
    const memberships = await selectMemberships(transaction, exhibition, account?.accountId ?? '');
    const membership = memberships.find(({ role }) => roles.includes(role));
    if (account === null || membership === undefined) {
      const address = addressKey(origin.address);
      await insertFailure(transaction, { tenantId, login: 'single-sign-on', address, around, known: false });
      const login = claims?.phone ?? '';
      await auditFailure(services, transaction, {
        scope: exhibition,
        account,
        login,
        by: 'single-sign-on',
        origin,
      });
      return refused(new Refusal('BAD_CREDENTIALS'));
    }
    return enter(services, transaction, { exhibition, account, membership, origin, by: 'single-sign-on' });
  });
}

import { portalRoles } from '@zhantai/contract';
import type { Role, TokenAnswer } from '@zhantai/contract';
import type { Transaction } from '../../../database/database.ts';
import { takesMedia, type Exhibition } from '../../../exhibitions/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { auditAuth } from '../../audit-auth.ts';
import { auditFailure } from '../../audit-failure.ts';
import type { DeviceCookie } from '../../devices/device-cookie.ts';
import { loginName } from '../../accounts/login-name.ts';
import type { Origin } from '../../origin.ts';
import type { AuthServices } from '../../services.ts';
import { provePhone } from '../../sms/prove-phone.ts';
import type { ProvenCode } from '../../sms/sms-codes.ts';
import { selectAccountByLogin } from '../../store/accounts.ts';
import type { Account } from '../../store/accounts.ts';
import { selectMemberships } from '../../store/memberships.ts';
import type { Membership } from '../../store/memberships.ts';
import { markCodeUsed } from '../../store/sms-codes.ts';
import { findDoor } from '../../throttle/find-door.ts';
import { addMembership, createAccount } from '../create-account.ts';
import { conclude, enter, refused, type Outcome } from './enter.ts';
import { waitForTurn } from './wait-for-turn.ts';

/** Who wants in with a code from an SMS. */
export interface CodeSignIn {
  readonly exhibition: Exhibition;
  readonly phone: string;
  readonly code: string;
  readonly origin: Origin;
  readonly device: DeviceCookie;
}

/**
 * Signs somebody in by SMS; the session may set a password without the old one. A code that was sent for the media makes
 * a new media account while the exhibition takes media (wire.md §2).
 * @throws Refusal SMS_CODE_WRONG, ACCOUNT_LOCKED or TOO_MANY_REQUESTS.
 */
export async function signInByCode(services: AuthServices, wanted: CodeSignIn): Promise<TokenAnswer> {
  const { exhibition, code, origin } = wanted;
  const phone = loginName('phone', wanted.phone);
  const { tenantId } = exhibition;
  const account = await selectAccountByLogin(services.database, tenantId, 'phone', phone);
  const door = await findDoor(services.database, {
    tenantId,
    login: `sms:${phone}`,
    accountId: account?.accountId ?? null,
    address: origin.address,
    deviceTokens: wanted.device.tokens,
  });
  if (!door.known) await waitForTurn(services, door);
  return conclude(services, exhibition, async (transaction): Promise<Outcome> => {
    const templates = ['login', 'setPwd', 'mediaRegister'] as const;
    const proven = await provePhone(services, transaction, { exhibition, phone, code, templates, origin });
    const found = await selectAccountByLogin(transaction, exhibition.tenantId, 'phone', phone);
    const person =
      proven === null ? null : await findPerson(services, transaction, wanted, proven, found, phone);
    if (proven === null || person === null) {
      await auditFailure(services, transaction, {
        scope: exhibition,
        account: found,
        login: phone,
        by: 'sms',
        origin,
      });
      return refused(new Refusal('SMS_CODE_WRONG'));
    }
    await markCodeUsed(transaction, { tenantId: exhibition.tenantId, phone }, proven.codeId);
    return enter(services, transaction, { exhibition, ...person, origin, by: 'sms' });
  });
}

interface Person {
  readonly account: Account;
  readonly membership: Membership;
}

/** The account of a proven phone with its membership; made for media who are new here; null for everybody else. */
async function findPerson(
  services: AuthServices,
  transaction: Transaction,
  { exhibition, origin }: CodeSignIn,
  { template }: ProvenCode,
  found: Account | null,
  phone: string,
): Promise<Person | null> {
  const roles: readonly Role[] = template === 'mediaRegister' ? ['media'] : portalRoles;
  if (found !== null) {
    const memberships = await selectMemberships(transaction, exhibition, found.accountId);
    const membership = memberships.find(({ role }) => roles.includes(role));
    if (membership !== undefined) return { account: found, membership };
  }
  if (template !== 'mediaRegister' || !takesMedia(exhibition, services.now())) return null;
  const { tenantId, exhibitionId } = exhibition;
  const account =
    found ??
    (await createAccount(transaction, { tenantId, phone, name: '', passwordHash: null, needSetPwd: true }));
  const { accountId } = account;
  const membership = await addMembership(transaction, { tenantId, exhibitionId, accountId, role: 'media' });
  await auditAuth(transaction, 'register', exhibition, account, origin, { role: 'media' });
  return { account, membership };
}

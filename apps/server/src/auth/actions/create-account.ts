import { cleanLine } from '@zhantai/engine';
import type { Role } from '@zhantai/contract';
import { v7 as uuid } from 'uuid';
import type { Database } from '../../database/database.ts';
import type { Scope } from '../../exhibitions/index.ts';
import { loginName } from '../accounts/login-name.ts';
import { insertAccount } from '../store/accounts.ts';
import type { Account } from '../store/accounts.ts';
import { insertMembership } from '../store/memberships.ts';
import type { Membership } from '../store/memberships.ts';

/** A person to be: by `phone` for the portal, by `username` for the console. */
export interface NewAccount {
  readonly tenantId: string;
  readonly phone?: string;
  readonly username?: string;
  readonly name: string;
  readonly email?: string;
  /** From `hashPassword`; null where the password is yet to be set. */
  readonly passwordHash: string | null;
  readonly needSetPwd?: boolean;
  /** Shown to whoever signs in with the right password; null lets them in. */
  readonly lockedReason?: string | null;
  readonly tenantAdmin?: boolean;
  /** Made up unless given. */
  readonly accountId?: string;
}

/** Adds an account to a tenant. Phone and user name are unique in it; user names ignore case. */
export async function createAccount(database: Database, wanted: NewAccount): Promise<Account> {
  const account: Account = {
    tenantId: wanted.tenantId,
    accountId: wanted.accountId ?? uuid(),
    phone: wanted.phone === undefined ? null : loginName('phone', wanted.phone),
    username: wanted.username === undefined ? null : loginName('username', wanted.username),
    name: cleanLine(wanted.name),
    email: wanted.email ?? '',
    passwordHash: wanted.passwordHash,
    needSetPwd: wanted.needSetPwd ?? false,
    lockedReason: wanted.lockedReason ?? null,
    tenantAdmin: wanted.tenantAdmin ?? false,
    hasFactor: false,
  };
  await insertAccount(database, account);
  return account;
}

/** What an account is to be in an exhibition. */
export interface NewMembership extends Scope {
  readonly accountId: string;
  readonly role: Role;
  /** Needed for the role `exhibitor`, and for no other. */
  readonly exhibitorId?: string | null;
  /** The first account of an exhibitor, which invites the others. */
  readonly main?: boolean;
  /** Limits staff to groups of forms beside single ones. */
  readonly formGroups?: readonly string[];
  /** Limits staff to some forms; none given means all. */
  readonly formIds?: readonly string[];
  /** Limits staff to some halls; none given means all. */
  readonly halls?: readonly string[];
  /** Lets others than admins see ID numbers and the like, once they stepped up. */
  readonly maySeeSensitive?: boolean;
  /** Lets an editor decide too. */
  readonly mayDecide?: boolean;
  /** From then on it is none any more. */
  readonly endsAt?: Date | null;
}

/** Lets an account be something in an exhibition. */
export async function addMembership(database: Database, wanted: NewMembership): Promise<Membership> {
  const membership: Membership = {
    tenantId: wanted.tenantId,
    exhibitionId: wanted.exhibitionId,
    membershipId: uuid(),
    accountId: wanted.accountId,
    role: wanted.role,
    exhibitorId: wanted.exhibitorId ?? null,
    main: wanted.main ?? false,
    formGroups: wanted.formGroups ?? [],
    formIds: wanted.formIds ?? [],
    halls: wanted.halls ?? [],
    ofTenant: false,
    maySeeSensitive: wanted.maySeeSensitive ?? false,
    mayDecide: wanted.mayDecide ?? false,
    endsAt: wanted.endsAt ?? null,
  };
  await insertMembership(database, membership);
  return membership;
}

import type { PortalRole } from '@zhantai/contract';
import { v7 as uuid } from 'uuid';
import {
  addMembership,
  createAccount,
  hashPassword,
  type User,
} from '../../../apps/server/src/auth/index.ts';
import { insertBooths, insertExhibitors } from '../../../apps/server/src/booths/testing.ts';
import type { Transaction } from '../../../apps/server/src/database/database.ts';
import type { Exhibition } from '../../../apps/server/src/exhibitions/index.ts';
import type { DemoExhibitor } from '../exhibitors/exhibitor.ts';
import { insertMembers, type StoredMember } from '../store.ts';
import { DEMO_PASSWORD, demoAccounts } from '../staff.ts';
import type { DemoAccount } from '../staff.ts';

/** Who fills in forms in the demo. */
export interface DemoUsers {
  /** Main accounts by exhibitor. */
  readonly exhibitors: ReadonlyMap<string, User>;
  /** By phone: supplier, transport supplier and media. */
  readonly partners: ReadonlyMap<string, User>;
}

/** Exhibitors with their booths and main accounts; suppliers, media and staff. */
export async function seedPeople(
  transaction: Transaction,
  exhibition: Exhibition,
  exhibitors: readonly DemoExhibitor[],
): Promise<DemoUsers> {
  await insertCompanies(transaction, exhibition, exhibitors);
  // All have the same password, so one slow hash serves them all.
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const mains = exhibitors.map((exhibitor) => mainAccount(exhibitor, passwordHash));
  const others = demoAccounts.flatMap((account) => partnerAccount(account, passwordHash));
  await insertMembers(transaction, exhibition, [...mains, ...others]);
  await seedStaff(transaction, exhibition, passwordHash);
  await seedSharedAccounts(transaction, exhibition, mains);
  const userOf = (member: Member): User => asUser(exhibition, member);
  return {
    exhibitors: new Map(mains.map((member) => [member.exhibitorId ?? '', userOf(member)])),
    partners: new Map(others.map((member) => [member.phone, userOf(member)])),
  };
}

/** The companies alone, with the booths that are allotted to them. */
export async function insertCompanies(
  transaction: Transaction,
  exhibition: Exhibition,
  exhibitors: readonly DemoExhibitor[],
): Promise<void> {
  await insertExhibitors(
    transaction,
    exhibition,
    exhibitors.map(({ id, name, nameEn, origin, language, tags }) => ({
      exhibitorId: id,
      name,
      nameEn,
      origin,
      language,
      tags,
    })),
  );
  await insertBooths(
    transaction,
    exhibition,
    exhibitors.flatMap(({ id, booths }) =>
      booths.map((booth) => ({
        ...booth,
        boothId: `${booth.hall}-${booth.number}`,
        heightLimit: null,
        exhibitorId: id,
      })),
    ),
  );
}

/** Accounts that serve a second exhibitor: whose they are, and which. */
const shared = [['Z17', 'Z17b']] as const;

async function seedSharedAccounts(
  transaction: Transaction,
  { tenantId, exhibitionId }: Exhibition,
  mains: readonly Member[],
): Promise<void> {
  for (const [own, second] of shared) {
    const account = mains.find(({ exhibitorId }) => exhibitorId === own);
    const other = mains.find(({ exhibitorId }) => exhibitorId === second);
    if (account === undefined || other === undefined) continue;
    const { accountId } = account;
    // One connection, one statement at a time.
    await addMembership(transaction, {
      tenantId,
      exhibitionId,
      accountId,
      role: 'exhibitor',
      exhibitorId: second,
    });
  }
}

interface Member extends StoredMember {
  readonly role: PortalRole;
}

function mainAccount(exhibitor: DemoExhibitor, passwordHash: string): Member {
  const { id, contact, lockedReason, needSetPwd } = exhibitor;
  return {
    accountId: uuid(),
    membershipId: uuid(),
    phone: contact.mobile,
    name: contact.name,
    email: contact.email,
    passwordHash: needSetPwd ? null : passwordHash,
    needSetPwd,
    lockedReason,
    role: 'exhibitor',
    exhibitorId: id,
  };
}

function partnerAccount({ role, name, phone }: DemoAccount, passwordHash: string): readonly Member[] {
  if (phone === null || !isPortalRole(role)) return [];
  const ids = { accountId: uuid(), membershipId: uuid() };
  const open = { needSetPwd: false, lockedReason: null, exhibitorId: null };
  return [{ ...ids, phone, name, email: '', passwordHash, ...open, role }];
}

function isPortalRole(role: DemoAccount['role']): role is 'supplier' | 'transport' | 'media' {
  return role === 'supplier' || role === 'transport' || role === 'media';
}

function asUser({ tenantId, exhibitionId }: Exhibition, member: Member): User {
  const { accountId, membershipId, name, role, exhibitorId } = member;
  const whose = { tenantId, exhibitionId, accountId, membershipId, exhibitorId };
  return { kind: 'user', ...whose, sessionId: '', name, role, actingAccountId: null };
}

async function seedStaff(
  transaction: Transaction,
  { tenantId, exhibitionId }: Exhibition,
  passwordHash: string,
): Promise<void> {
  for (const { role, name, username } of demoAccounts) {
    if (username === null) continue;
    // One connection, one statement at a time.
    const { accountId } = await createAccount(transaction, { tenantId, name, passwordHash, username });
    const mayDecide = role === 'editor';
    await addMembership(transaction, { tenantId, exhibitionId, accountId, role, mayDecide });
  }
}

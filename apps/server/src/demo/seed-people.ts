import { addMembership, createAccount, hashPassword, type User } from '../auth/index.ts';
import { insertBooths, insertExhibitors } from '../booths/index.ts';
import type { Transaction } from '../database/database.ts';
import type { Exhibition } from '../exhibitions/index.ts';
import { demoExhibitors } from './exhibitors.ts';
import type { DemoExhibitor } from './exhibitor.ts';
import { DEMO_PASSWORD, demoAccounts } from './staff.ts';
import type { DemoAccount } from './staff.ts';

/** Who fills in forms in the demo. */
export interface DemoUsers {
  /** Main accounts by exhibitor. */
  readonly exhibitors: ReadonlyMap<string, User>;
  /** By phone: supplier, transport supplier and media. */
  readonly partners: ReadonlyMap<string, User>;
}

/** Exhibitors with their booths and main accounts; suppliers, media and staff. */
export async function seedPeople(transaction: Transaction, exhibition: Exhibition): Promise<DemoUsers> {
  await insertExhibitors(
    transaction,
    exhibition,
    demoExhibitors.map(({ id, name, nameEn, origin, language, tags }) => ({
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
    demoExhibitors.flatMap(({ id, booths }) =>
      booths.map((booth) => ({
        ...booth,
        boothId: `${booth.hall}-${booth.number}`,
        heightLimit: null,
        exhibitorId: id,
      })),
    ),
  );
  // All have the same password, so one slow hash serves them all.
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const partners = await seedOthers(transaction, exhibition, passwordHash);
  const exhibitors = new Map<string, User>();
  for (const exhibitor of demoExhibitors) {
    // oxlint-disable-next-line no-await-in-loop -- one connection, one statement at a time
    exhibitors.set(exhibitor.id, await seedMain(transaction, exhibition, exhibitor, passwordHash));
  }
  return { exhibitors, partners };
}

async function seedMain(
  transaction: Transaction,
  { tenantId, exhibitionId }: Exhibition,
  exhibitor: DemoExhibitor,
  passwordHash: string,
): Promise<User> {
  const { contact, lockedReason, needSetPwd } = exhibitor;
  const { accountId, name } = await createAccount(transaction, {
    tenantId,
    phone: contact.mobile,
    name: contact.name,
    email: contact.email,
    passwordHash: needSetPwd ? null : passwordHash,
    needSetPwd,
    lockedReason,
  });
  const { membershipId } = await addMembership(transaction, {
    tenantId,
    exhibitionId,
    accountId,
    role: 'exhibitor',
    exhibitorId: exhibitor.id,
    main: true,
  });
  const role = 'exhibitor';
  return {
    kind: 'user',
    tenantId,
    exhibitionId,
    accountId,
    membershipId,
    sessionId: '',
    name,
    role,
    exhibitorId: exhibitor.id,
  };
}

async function seedOthers(
  transaction: Transaction,
  { tenantId, exhibitionId }: Exhibition,
  passwordHash: string,
): Promise<ReadonlyMap<string, User>> {
  const partners = new Map<string, User>();
  for (const { role, name, phone, username } of demoAccounts) {
    const login = phone === null ? { username: username ?? role } : { phone };
    // oxlint-disable-next-line no-await-in-loop -- one connection, one statement at a time
    const { accountId } = await createAccount(transaction, { tenantId, name, passwordHash, ...login });
    // oxlint-disable-next-line no-await-in-loop
    const { membershipId } = await addMembership(transaction, { tenantId, exhibitionId, accountId, role });
    if (phone === null || !isPortalRole(role)) continue;
    const whose = { tenantId, exhibitionId, accountId, membershipId, exhibitorId: null };
    partners.set(phone, { kind: 'user', ...whose, sessionId: '', name, role });
  }
  return partners;
}

function isPortalRole(role: DemoAccount['role']): role is 'supplier' | 'transport' | 'media' {
  return role === 'supplier' || role === 'transport' || role === 'media';
}

import { addMembership, type User } from '../../../apps/server/src/auth/index.ts';
import type { Transaction } from '../../../apps/server/src/database/database.ts';
import { createExhibition, type Exhibition } from '../../../apps/server/src/exhibitions/index.ts';
import { demoNotices } from '../notices.ts';
import { seedContent } from '../seeds/seed-content.ts';
import { seedForms } from '../seeds/seed-forms.ts';
import { insertCompanies, type DemoUsers } from '../seeds/seed-people.ts';
import { findStaff } from '../store.ts';
import { partnerExhibition } from './partner-exhibition.ts';
import { partnerExhibitor, sharedExhibitorId } from './partner-exhibitor.ts';
import { partnerForms } from './partner-forms.ts';

const staffRoles = ['admin', 'editor', 'reviewer'] as const;

/** The second exhibition of the demo's tenant, with one exhibitor and the same staff. */
export async function seedPartner(
  transaction: Transaction,
  main: Exhibition,
  users: DemoUsers,
  now: Date,
): Promise<void> {
  const notices = demoNotices.filter(
    ({ roles, returnedForm }) => roles.length === 0 && returnedForm === null,
  );
  const exhibition = await createExhibition(transaction, { ...partnerExhibition, tenantId: main.tenantId });
  await seedForms(transaction, exhibition, partnerForms);
  await insertCompanies(transaction, exhibition, [partnerExhibitor]);
  const readers = await seedMembers(transaction, main, exhibition, users);
  await seedContent(transaction, exhibition, { notices, readers, returnedTo: () => [] }, now);
}

async function seedMembers(
  transaction: Transaction,
  main: Exhibition,
  { tenantId, exhibitionId }: Exhibition,
  users: DemoUsers,
): Promise<readonly User[]> {
  const user = users.exhibitors.get(sharedExhibitorId);
  if (user === undefined) return [];
  const { accountId } = user;
  const exhibitorId = partnerExhibitor.id;
  const own = { tenantId, exhibitionId, accountId, role: 'exhibitor', exhibitorId, main: true } as const;
  const { membershipId } = await addMembership(transaction, own);
  for (const role of staffRoles) {
    // One connection, one statement at a time.
    const staff = await findStaff(transaction, main, role);
    const mayDecide = role === 'editor';
    const membership = { tenantId, exhibitionId, accountId: staff.accountId, role, mayDecide };
    await addMembership(transaction, membership);
  }
  return [{ ...user, exhibitionId, membershipId, exhibitorId }];
}

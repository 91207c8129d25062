import type { Staff } from '../../apps/server/src/auth/index.ts';
import type { Transaction } from '../../apps/server/src/database/database.ts';
import { inTransaction } from '../../apps/server/src/database/in-transaction.ts';
import { createExhibition, createTenant, type Exhibition } from '../../apps/server/src/exhibitions/index.ts';
import { fileServices } from '../../apps/server/src/files/index.ts';
import { invitationHooks } from '../../apps/server/src/invitations/index.ts';
import type { Deps } from '../../apps/server/src/platform/feature.ts';
import { submissionServices } from '../../apps/server/src/submissions/index.ts';
import type { SubmissionSeed } from './bring-submission.ts';
import { demoHooks } from './catalogues/demo-hooks.ts';
import { seedCatalogues } from './catalogues/seed-catalogues.ts';
import { demoExhibition, demoTenantId } from './exhibition.ts';
import { demoForms } from './demo-forms.ts';
import { demoNotices } from './notices.ts';
import { progressOf } from './progress.ts';
import { demoExhibitors } from './exhibitors/exhibitors.ts';
import { seedGuests } from './guests/seed-guests.ts';
import { seedPartner } from './partner/seed-partner.ts';
import { seedContent } from './seeds/seed-content.ts';
import { SeedFiles } from './seeds/seed-files.ts';
import { seedExtensions } from './seeds/seed-extensions.ts';
import { seedForms } from './seeds/seed-forms.ts';
import { seedOldVersion } from './seeds/seed-old-version.ts';
import { seedPeople } from './seeds/seed-people.ts';
import { seedSubmissions } from './seeds/seed-submissions.ts';
import { seedWaiting } from './seeds/seed-waiting.ts';
import { seedWishes } from './seeds/seed-wishes.ts';
import { findStaff } from './store.ts';

/**
 * Fills an empty database with the demo fair and its partner's, as written: what people did they did in the days before
 * now, so now is to be a day for which the fair's calendar is written.
 */
export async function seedDemo(deps: Deps): Promise<void> {
  await inTransaction(deps.database, async (transaction) => {
    await createTenant(transaction, demoTenantId, demoExhibition.title['zh-Hans'] ?? '');
    const exhibition = await createExhibition(transaction, { ...demoExhibition, tenantId: demoTenantId });
    await seedForms(transaction, exhibition, demoForms);
    await seedCatalogues(transaction, exhibition);
    const exhibitors = demoExhibitors;
    const users = await seedPeople(transaction, exhibition, exhibitors);
    const readers = [...users.exhibitors.values(), ...users.partners.values()];
    const returnedTo = (formId: string) =>
      demoForms
        .filter((form) => form.formId === formId)
        .flatMap((form) => exhibitors.filter((one) => progressOf(one, form) === 'fail'))
        .map(({ id }) => id);
    const content = { notices: demoNotices, readers, returnedTo };
    await seedContent(transaction, exhibition, content, deps.now());
    const seed: SubmissionSeed = {
      transaction,
      services: submissionServices({ ...deps, database: transaction }, [demoHooks, invitationHooks]),
      exhibition,
      forms: demoForms,
      users,
      reviewer: await demoReviewer(transaction, exhibition),
      files: new SeedFiles(fileServices(deps), transaction, exhibition),
    };
    await seedExtensions(seed);
    await seedOldVersion(seed, exhibitors);
    await seedSubmissions(seed, exhibitors);
    await seedWaiting(seed);
    await seedWishes(seed);
    await seedGuests(transaction, seed.services, exhibition);
    await seedPartner(transaction, exhibition, users, deps.now());
  });
}

async function demoReviewer(transaction: Transaction, exhibition: Exhibition): Promise<Staff> {
  const { tenantId, exhibitionId } = exhibition;
  const found = await findStaff(transaction, exhibition, 'reviewer');
  return {
    kind: 'staff',
    tenantId,
    exhibitionId,
    ...found,
    sessionId: '',
    role: 'reviewer',
    formIds: [],
    halls: [],
    mayDecide: false,
    tenantAdmin: false,
    maySeeSensitive: false,
    factor: { enrolled: false, putOffUntil: null },
    steppedUpAt: null,
  };
}

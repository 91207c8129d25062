import { randomBytes } from 'node:crypto';
import { createSecondFactors, demoFactorSecret, type Staff } from '../auth/index.ts';
import type { Transaction } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { createExhibition, createTenant, type Exhibition } from '../exhibitions/index.ts';
import { fileServices } from '../files/index.ts';
import { invitationHooks } from '../invitations/index.ts';
import type { Deps } from '../platform/feature.ts';
import { createVault } from '../platform/vault.ts';
import { StartupFailure } from '../settings/startup-failure.ts';
import { submissionServices } from '../submissions/index.ts';
import type { SubmissionSeed } from './bring-submission.ts';
import { calendarDays } from './calendar/calendar-days.ts';
import { demoFair } from './calendar/demo-fair.ts';
import { demoHooks } from './catalogues/demo-hooks.ts';
import { seedCatalogues } from './catalogues/seed-catalogues.ts';
import { demoExhibition } from './exhibition.ts';
import { demoForms } from './demo-forms.ts';
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
import { findStaff, findTenants } from './store.ts';

/** The organiser of the demo. */
export const demoTenantId = 'jianglan';

/**
 * Fills an empty installation with the demo fair: all of it in one transaction, so that a start that was cut off leaves
 * nothing. An installation that has it already stays as it is.
 * @returns whether anything was done.
 * @throws StartupFailure beside another organiser: passwords that everybody knows have no place there.
 */
export async function seedDemo(deps: Deps): Promise<boolean> {
  const tenants = await findTenants(deps.database);
  const other = tenants.find((tenantId) => tenantId !== demoTenantId);
  if (other !== undefined)
    throw new StartupFailure(
      `DEMO=1 is refused: the database holds another organiser (${other}). Set DEMO=0, or name another DATA_DIR.`,
    );
  if (tenants.includes(demoTenantId)) return false;
  const days = calendarDays(deps.now(), demoExhibition.zone);
  const fair = demoFair(days);
  await inTransaction(deps.database, async (transaction) => {
    await createTenant(transaction, demoTenantId, fair.exhibition.title['zh-Hans'] ?? '');
    const exhibition = await createExhibition(transaction, {
      ...fair.exhibition,
      tenantId: demoTenantId,
      client: { id: 'zhantai-web', secret: randomBytes(16).toString('hex') },
    });
    await seedForms(transaction, exhibition, fair.forms);
    await seedCatalogues(transaction, exhibition);
    const exhibitors = demoExhibitors.slice(0, deps.settings.demoExhibitors);
    const users = await seedPeople(transaction, exhibition, exhibitors);
    await enrolAdmin(deps, transaction, exhibition);
    const readers = [...users.exhibitors.values(), ...users.partners.values()];
    const returnedTo = (formId: string) =>
      demoForms
        .filter((form) => form.formId === formId)
        .flatMap((form) => exhibitors.filter((one) => progressOf(one, form) === 'fail'))
        .map(({ id }) => id);
    const content = { notices: fair.notices, days, readers, returnedTo };
    await seedContent(transaction, exhibition, content, deps.now());
    const seed: SubmissionSeed = {
      transaction,
      services: submissionServices({ ...deps, database: transaction }, [demoHooks, invitationHooks]),
      exhibition,
      forms: fair.forms,
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
    await seedPartner(transaction, exhibition, users, days, deps.now());
  });
  return true;
}

/** The demo's admin signs in with codes of a secret that everybody may know. */
async function enrolAdmin(
  { settings }: Deps,
  transaction: Transaction,
  exhibition: Exhibition,
): Promise<void> {
  const { tokenSecret, dataKeys } = settings.secrets;
  const factors = createSecondFactors(createVault(dataKeys), tokenSecret, settings.demo);
  const { accountId } = await findStaff(transaction, exhibition, 'admin');
  await factors.enrol(transaction, { tenantId: exhibition.tenantId, accountId }, demoFactorSecret);
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

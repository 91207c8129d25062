import { randomBytes } from 'node:crypto';
import type { Staff } from '../auth/index.ts';
import type { Transaction } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { createExhibition, createTenant, type Exhibition } from '../exhibitions/index.ts';
import { fileServices } from '../files/index.ts';
import type { Deps } from '../platform/feature.ts';
import { submissionServices } from '../submissions/index.ts';
import { calendarDays } from './calendar/calendar-days.ts';
import { demoFair } from './calendar/demo-fair.ts';
import { demoExhibition } from './exhibition.ts';
import { SeedFiles } from './seed-files.ts';
import { seedForms } from './seed-forms.ts';
import { seedPeople } from './seed-people.ts';
import { seedSubmissions } from './seed-submissions.ts';
import { findStaff, hasTenant } from './store.ts';

/** The organiser of the demo. */
export const demoTenantId = 'jianglan';

/**
 * Fills an empty installation with the demo fair: all of it in one transaction, so that a start that was cut off leaves
 * nothing. An installation that has it already stays as it is.
 * @returns whether anything was done.
 */
export async function seedDemo(deps: Deps): Promise<boolean> {
  if (await hasTenant(deps.database, demoTenantId)) return false;
  const fair = demoFair(calendarDays(deps.now(), demoExhibition.zone));
  await inTransaction(deps.database, async (transaction) => {
    await createTenant(transaction, demoTenantId, fair.exhibition.title['zh-Hans'] ?? '');
    const exhibition = await createExhibition(transaction, {
      ...fair.exhibition,
      tenantId: demoTenantId,
      client: { id: 'zhantai-web', secret: randomBytes(16).toString('hex') },
    });
    await seedForms(transaction, exhibition, fair.forms);
    const users = await seedPeople(transaction, exhibition);
    await seedSubmissions({
      transaction,
      services: submissionServices({ ...deps, database: transaction }),
      exhibition,
      forms: fair.forms,
      users,
      reviewer: await demoReviewer(transaction, exhibition),
      files: new SeedFiles(fileServices(deps), transaction, exhibition),
    });
  });
  return true;
}

async function demoReviewer(transaction: Transaction, exhibition: Exhibition): Promise<Staff> {
  const { tenantId, exhibitionId } = exhibition;
  const found = await findStaff(transaction, exhibition, 'reviewer');
  return { kind: 'staff', tenantId, exhibitionId, ...found, sessionId: '', role: 'reviewer', formIds: [] };
}

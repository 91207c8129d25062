import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { User } from '../../apps/server/src/auth/index.ts';
import { createExhibition, createTenant, type Exhibition } from '../../apps/server/src/exhibitions/index.ts';
import { fileServices } from '../../apps/server/src/files/index.ts';
import { appliesTo, findForm, findActor, registersPeople } from '../../apps/server/src/forms/index.ts';
import { createTestApp, type TestApp } from '../../apps/server/src/http/testing/test-app.ts';
import { submissionServices } from '../../apps/server/src/submissions/index.ts';
import { bringSubmission } from './bring-submission.ts';
import { seedCatalogues } from './catalogues/seed-catalogues.ts';
import { demoExhibition } from './exhibition.ts';
import { demoExhibitors } from './exhibitors/exhibitors.ts';
import { demoForms } from './demo-forms.ts';
import { accountPersona, exhibitorPersona } from './samples/personas.ts';
import type { SamplePersona } from './samples/sample-persona.ts';
import { SeedClock } from './seeds/seed-clock.ts';
import { SeedConsents } from './seeds/seed-consents.ts';
import { SeedFiles } from './seeds/seed-files.ts';
import { seedForms } from './seeds/seed-forms.ts';
import { seedPeople, type DemoUsers } from './seeds/seed-people.ts';
import { demoAccounts } from './staff.ts';

let server: TestApp;
let exhibition: Exhibition;
let users: DemoUsers;

beforeAll(async () => {
  server = await createTestApp({ demo: true });
  await server.database.transaction().execute(async (transaction) => {
    await createTenant(transaction, 'bring', 'bring');
    exhibition = await createExhibition(transaction, {
      ...demoExhibition,
      tenantId: 'bring',
      client: { id: 'bring', secret: randomBytes(16).toString('hex') },
    });
    await seedForms(transaction, exhibition, demoForms);
    await seedCatalogues(transaction, exhibition);
    users = await seedPeople(transaction, exhibition, demoExhibitors);
  });
});
afterAll(async () => {
  await server.close();
  await rm(server.settings.dataDir, { recursive: true, force: true });
});

interface Addressee {
  readonly persona: SamplePersona;
  readonly user: User;
  readonly role: string;
}

/** Everybody with an account, and their tags and booths. */
function everybody(): readonly Addressee[] {
  const exhibitors = demoExhibitors.map((exhibitor) => ({
    persona: exhibitorPersona(exhibitor),
    user: users.exhibitors.get(exhibitor.id),
    role: 'exhibitor',
  }));
  const partners = demoAccounts.map((account) => ({
    persona: accountPersona(account),
    user: users.partners.get(account.phone ?? ''),
    role: account.role,
  }));
  return [...exhibitors, ...partners].flatMap(({ user, ...rest }) =>
    user === undefined ? [] : [{ ...rest, user }],
  );
}

// Whoever registers people makes them the ones to choose from, so that form comes last.
const inOrder = [
  ...demoForms.filter((form) => !registersPeople(form)),
  ...demoForms.filter((form) => registersPeople(form)),
].filter(({ roles }) => !roles.includes('public'));

describe('generated answers, submitted as people submit them', () => {
  it.each(inOrder.map((form) => [form.formCode, form] as const))('are taken for %s', async (_, form) => {
    const { roles, boothTypes, tags, notTags, formId } = form;
    const audience = { roles, boothTypes: boothTypes ?? [], tags, notTags };
    const applicants = everybody().filter(({ persona, role }) => {
      const { exhibitor } = persona;
      const types = exhibitor?.booths.map(({ type }) => type) ?? [];
      const stands = role !== 'exhibitor' || types.length > 0;
      // A transport supplier fills in for the exhibitors that chose it, never for itself.
      return (
        stands &&
        role !== 'transport' &&
        appliesTo(audience, { role, tags: exhibitor?.tags ?? [], booths: exhibitor?.booths ?? null })
      );
    });
    expect(applicants.length).toBeGreaterThan(0);
    const before = await taken(formId);
    const some = applicants.slice(0, 4);
    await server.database.transaction().execute(async (transaction) => {
      const published = await findForm(transaction, exhibition, formId);
      if (published === null) throw new Error(`${formId} is not published.`);
      const services = submissionServices({ ...server, database: transaction });
      const files = new SeedFiles(fileServices(server), transaction, exhibition);
      const reviewer = {
        kind: 'staff',
        tenantId: '',
        exhibitionId: '',
        accountId: '',
        membershipId: '',
        name: '',
        sessionId: '',
        role: 'reviewer',
        formIds: [],
        halls: [],
        mayDecide: false,
        tenantAdmin: false,
        maySeeSensitive: false,
        factor: { enrolled: false, putOffUntil: null },
        steppedUpAt: null,
      } as const;
      const seed = { transaction, services, exhibition, forms: demoForms, users, reviewer, files };
      const applying = some.map(({ persona, user }) => ({ persona, user, progress: 'submitted' as const }));
      await new SeedConsents(seed, new Date()).keep(published, applying);
      for (const [index, { persona, user }] of some.entries()) {
        const end = published.window.endAt ?? new Date();
        const clock = new SeedClock(end, published.window, 3);
        // One connection, one statement at a time.
        const actor = await findActor(transaction, user, exhibition);
        const applicant = { persona, user, progress: form.review ? 'wait' : 'submitted' } as const;
        const at = { ...services, now: () => clock.now() };
        const serial = inOrder.indexOf(form) * 10 + index;
        await bringSubmission({ seed, services: at, form, published, applicant, actor, clock, serial });
      }
    });
    expect((await taken(formId)) - before).toBe(some.length);
  });
});

/** How many submissions of a form were taken. */
async function taken(formId: string): Promise<number> {
  const { count } = await server.database
    .selectFrom('submission')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('tenant_id', '=', 'bring')
    .where('form_id', '=', formId)
    .where('status', 'in', ['submitted', 'wait'])
    .executeTakeFirstOrThrow();
  return Number(count);
}

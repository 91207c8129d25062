import {
  findForm,
  findActor,
  registersPeople,
  type PublishedForm,
  type Actor,
} from '../../../apps/server/src/forms/index.ts';
import { bringSubmission } from '../bring-submission.ts';
import type { Applicant, SubmissionSeed } from '../bring-submission.ts';
import type { DemoExhibitor } from '../exhibitors/exhibitor.ts';
import type { DemoForm } from '../forms/demo-form.ts';
import { demoForms } from '../demo-forms.ts';
import { copiesOf, progressOf } from '../progress.ts';
import { accountPersona, exhibitorPersona } from '../samples/personas.ts';
import { SeedClock } from './seed-clock.ts';
import { oldVersion } from './seed-old-version.ts';
import { SeedConsents } from './seed-consents.ts';
import { demoAccounts } from '../staff.ts';

/** Brings everybody to where the demo says they stand, by the same actions that people use. */
export async function seedSubmissions(
  seed: SubmissionSeed,
  exhibitors: readonly DemoExhibitor[],
): Promise<void> {
  const now = seed.services.now();
  const actors = new Map<string, Actor>();
  const agreed = new SeedConsents(seed, now);
  let serial = 0;
  for (const [place, form] of inSeedOrder(seed.forms).entries()) {
    // One connection, one statement at a time.
    const published = await findForm(seed.transaction, seed.exhibition, form.formId);
    if (published === null) throw new Error(`The demo form ${form.formId} is not published.`);
    const applicants = applicantsOf(seed, exhibitors, form);
    await agreed.keep(published, applicants);
    for (const [index, applicant] of applicants.entries()) {
      const { user, persona } = applicant;
      const actor = actors.get(persona.id) ?? (await findActor(seed.transaction, user, seed.exhibition));
      actors.set(persona.id, actor);
      const open = openBefore(published, now);
      const clock = new SeedClock(now, open.window, 26 - index / 2 - (place % 6));
      const services = { ...seed.services, now: () => clock.now() };
      serial += 1;
      await bringSubmission({ seed, services, form, published: open, applicant, actor, clock, serial });
    }
  }
}

/** A form that opens only later as it is for who has handed it in already. */
function openBefore(form: PublishedForm, now: Date): PublishedForm {
  const { opensAt } = form.window;
  return opensAt === null || opensAt <= now ? form : { ...form, window: { ...form.window, opensAt: null } };
}

/** People are registered last: before the first of them the other forms may name who has an account. */
function inSeedOrder(forms: readonly DemoForm[]): readonly DemoForm[] {
  const registering = forms.filter(registersPeople);
  return [...forms.filter((form) => !registersPeople(form)), ...registering];
}

function applicantsOf(
  { users }: SubmissionSeed,
  among: readonly DemoExhibitor[],
  form: DemoForm,
): readonly Applicant[] {
  const asWritten = demoForms.find(({ formId }) => formId === form.formId) ?? form;
  const exhibitors = among.flatMap((exhibitor) => {
    const persona = exhibitorPersona(exhibitor);
    const user = users.exhibitors.get(exhibitor.id);
    const before = exhibitor.id === oldVersion.exhibitorId && form.formId === oldVersion.formId;
    const progress = before ? 'none' : progressOf(exhibitor, asWritten);
    return Array.from({ length: copiesOf(exhibitor, asWritten) }, (_, index) => ({
      // Several forms of one exhibitor differ.
      persona: index === 0 ? persona : { ...persona, id: `${persona.id} ${index + 1}` },
      user,
      progress,
    }));
  });
  const partners = demoAccounts.map((account) => ({
    persona: accountPersona(account),
    user: users.partners.get(account.phone ?? ''),
    progress: account.progress[form.formId] ?? 'none',
  }));
  return [...exhibitors, ...partners].flatMap(({ persona, user, progress }) => {
    if (progress === 'none') return [];
    if (user === undefined) throw new Error(`${persona.id} of the demo has no account.`);
    return [{ persona, user, progress }];
  });
}

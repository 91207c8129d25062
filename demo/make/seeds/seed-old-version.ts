import { findForm, findActor } from '../../../apps/server/src/forms/index.ts';
import { bringSubmission, type SubmissionSeed } from '../bring-submission.ts';
import type { DemoExhibitor } from '../exhibitors/exhibitor.ts';
import { boothServicesBefore } from '../forms/stand/booth-services/booth-services-before.ts';
import { exhibitorPersona } from '../samples/personas.ts';
import { SeedClock } from './seed-clock.ts';
import { publishForm } from './seed-forms.ts';

/** Who handed in a form under its version before, and which. */
export const oldVersion = { exhibitorId: 'Z19', formId: boothServicesBefore.formId };
/** Days before today. */
const SUBMITTED_BEFORE_DAYS = 34;
const serial = 80_000;

/** One exhibitor hands in booth services; then two of their fields are removed, and everybody else fills in what is left. */
export async function seedOldVersion(
  seed: SubmissionSeed,
  exhibitors: readonly DemoExhibitor[],
): Promise<void> {
  const { transaction, exhibition, users, services } = seed;
  const { exhibitorId, formId } = oldVersion;
  const form = seed.forms.find((one) => one.formId === formId);
  const published = await findForm(transaction, exhibition, formId);
  const exhibitor = exhibitors.find(({ id }) => id === exhibitorId);
  const user = users.exhibitors.get(exhibitorId);
  if (form === undefined || published === null) throw new Error(`The demo has no form ${formId}.`);
  if (exhibitor !== undefined && user !== undefined) {
    const clock = new SeedClock(services.now(), published.window, SUBMITTED_BEFORE_DAYS);
    await bringSubmission({
      seed,
      services: { ...services, now: () => clock.now() },
      form: { ...form, definition: boothServicesBefore.definition },
      published,
      applicant: {
        persona: exhibitorPersona(exhibitor),
        user,
        progress: exhibitor.progress[formId] ?? 'wait',
      },
      actor: await findActor(transaction, user, exhibition),
      clock,
      serial,
    });
  }
  await publishForm(transaction, exhibition, form);
}

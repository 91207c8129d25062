import { dayIn } from '../../../apps/server/src/exhibitions/index.ts';
import { ownerKey, type Subject } from '../../../apps/server/src/files/index.ts';
import { findForm, findActor } from '../../../apps/server/src/forms/index.ts';
import { addWaitingPerson } from '../../../apps/server/src/persons/index.ts';
import type { SubmissionSeed } from '../bring-submission.ts';
import { demoExhibitors } from '../exhibitors/exhibitors.ts';
import { sampleAnswers } from '../sample-answers.ts';
import { exhibitorPersona } from '../samples/personas.ts';
import { seedSource } from './seed-source.ts';

const formId = 'staff_self';
/** Exhibitors of whose people one registered without being asked for yet. */
const awaited = ['X01', 'Z13'];
/** Apart from those of everybody else, so that ID numbers differ. */
const FIRST_SERIAL = 90_000;
const origin = { address: '127.0.0.1', userAgent: '', requestId: '' };

/** Somebody at each of these exhibitors who registered through its link and waits to be confirmed. */
export async function seedWaiting(seed: SubmissionSeed): Promise<void> {
  const { transaction, services, exhibition, users, files } = seed;
  const form = seed.forms.find((one) => one.formId === formId);
  const published = await findForm(transaction, exhibition, formId);
  if (form === undefined || published === null) throw new Error(`The demo has no form ${formId}.`);
  const today = dayIn(services.now(), exhibition.zone);
  for (const [index, exhibitorId] of awaited.entries()) {
    const user = users.exhibitors.get(exhibitorId);
    const exhibitor = demoExhibitors.find(({ id }) => id === exhibitorId);
    if (user === undefined || exhibitor === undefined) continue;
    const subject: Subject = { kind: 'ticket', ticketId: `demo-${exhibitorId}` };
    // One connection, one statement at a time.
    const actor = await findActor(transaction, user, exhibition);
    const giver = { ...actor, user: { accountId: null, name: '' }, subject, subjectKey: ownerKey(subject) };
    const persona = { ...exhibitorPersona(exhibitor), id: `${exhibitorId} self` };
    const given = { personId: user.accountId, transportId: '', serial: FIRST_SERIAL + index };
    const source = await seedSource(files, form, persona, giver, given, today);
    const answers = sampleAnswers(form, persona, source, today);
    const { version } = published;
    const language = 'zh-Hans';
    const registration = {
      giver,
      exhibitorId,
      form: published,
      version,
      answers,
      language,
      origin,
      proven: true,
    } as const;
    await addWaitingPerson(services, registration);
  }
}

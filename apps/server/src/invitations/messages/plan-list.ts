import { formTypeCodes } from '@zhantai/contract';
import { addDays } from '@zhantai/engine';
import { v7 as uuid } from 'uuid';
import { readPhone } from '../../auth/index.ts';
import type { Transaction } from '../../database/database.ts';
import { dayIn, parseTime } from '../../exhibitions/index.ts';
import type { SubmissionHooks, TakenSubmission } from '../../submissions/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import { pageContent } from '../page-content.ts';
import { lockPlaces, type PlacesOfDays } from './days/places-of-days.ts';
import { afterQuietHours } from './quiet-hours.ts';
import { deletePlanned, findDone, insertMessages, type InvitationMessage } from './store.ts';

/** Days after which who did not register is reminded. */
const reminderDays = 7;

/**
 * A list of customers is invited as its form says: everybody once at that time, and a week later again where that is
 * wished. Handed in anew it plans anew, without inviting anybody twice; withdrawn, what was not sent is forgotten. It
 * shares the days with what the exhibitor invites beside it, so a long list goes out over several.
 */
export const invitationHooks: SubmissionHooks = {
  concerns: ({ formType }) => formType === formTypeCodes.exhibitor_invitationAudience,
  async taken(transaction, taken) {
    const { actor, submission, at } = taken;
    const { exhibition, exhibitor } = actor;
    // Who is only tried out invites nobody.
    if (exhibitor === null || exhibitor.trial) return;
    const { submissionId } = submission;
    const { exhibitorId } = exhibitor;
    const places = await lockPlaces(transaction, exhibition, exhibitorId, at, submissionId);
    await deletePlanned(transaction, exhibition, submissionId);
    const done = await findDone(transaction, exhibition, submissionId);
    const planned = plan(taken, exhibitorId, exhibitor.language);
    const fresh = planned.filter(({ wave, recipient }) => !done.has(`${wave} ${recipient}`));
    await insertMessages(
      transaction,
      exhibition,
      fresh.map((message) => placed(places, message)),
      at,
    );
  },
  async withdrawn(transaction: Transaction, { actor, submission }) {
    await deletePlanned(transaction, actor.exhibition, submission.submissionId);
  },
};

function plan(
  { actor, submission, answers, at }: TakenSubmission,
  exhibitorId: string,
  usual: string,
): readonly InvitationMessage[] {
  const { tenantId, exhibitionId, zone } = actor.exhibition;
  const wished = parseTime(pageContent.text(answers, 'au_send_at'), zone) ?? at;
  const first = afterQuietHours(wished < at ? at : wished, zone);
  const again = pageContent.text(answers, 'au_second') === '1' ? secondTime(answers, first, zone) : null;
  const people = new Map<string, string>();
  for (const row of pageContent.rows(answers, 'au_rows')) {
    const mobile = readPhone(pageContent.text(row, 'au_mobile'));
    if (mobile !== null) people.set(mobile, pageContent.text(row, 'au_lang') || usual);
  }
  const signature = pageContent.text(answers, 'au_sign');
  const { submissionId } = submission;
  return [...people].flatMap(([recipient, language]) => {
    const message = { tenantId, exhibitionId, exhibitorId, submissionId, recipient, language, signature };
    const wave = (number: number, sendAt: Date): InvitationMessage => ({
      ...message,
      invitationId: uuid(),
      wave: number,
      sendAt,
    });
    return [wave(1, first), ...(again === null ? [] : [wave(2, again)])];
  });
}

/** A list that is longer than a day takes is sent over several. */
function placed(places: PlacesOfDays, message: InvitationMessage): InvitationMessage {
  const sendAt = places.take(message.sendAt);
  if (sendAt === null) throw new Refusal('TOO_MANY_REQUESTS', { seconds: 86_400 });
  return { ...message, sendAt };
}

function secondTime(answers: TakenSubmission['answers'], first: Date, zone: string): Date {
  const day = addDays(dayIn(first, zone), reminderDays);
  const clock = pageContent.text(answers, 'au_second_at') || '10:00:00';
  const moment = parseTime(`${day} ${clock}`, zone);
  return afterQuietHours(moment ?? new Date(first.getTime() + reminderDays * 86_400_000), zone);
}

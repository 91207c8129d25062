import type { SubmitAnswer } from '@zhantai/contract';
import type { Language } from '@zhantai/engine';
import { recordAudit } from '../audit/index.ts';
import type { Origin } from '../auth/index.ts';
import { findPerson, keepPerson, type Person } from '../booths/index.ts';
import type { Database, Transaction } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { findForm } from '../forms/index.ts';
import { Refusal } from '../platform/refusal.ts';
import {
  findTarget,
  lockSubmissionById,
  openedAnswers,
  outdateSubmission,
  readSavedAnswers,
  submit,
  type SubmissionServices,
} from '../submissions/index.ts';
import type { PersonPlace } from './place.ts';
import { findSentWith } from './store/waiting.ts';

/**
 * Takes a waiting person onto the exhibitor's list: handed in like any other, so judged again, with a pass and their ID
 * number claimed.
 * @throws Refusal NOT_FOUND, NOTHING_TO_DECIDE unless they wait, and as `submit`.
 */
export async function confirmPerson(
  services: SubmissionServices,
  { actor, exhibitorId }: PersonPlace,
  personId: string,
  language: Language,
  origin: Origin,
): Promise<SubmitAnswer> {
  const { database } = services;
  const person = await findWaiting(database, actor.exhibition, exhibitorId, personId);
  const form = await findForm(database, actor.exhibition, person.formId);
  if (form === null) throw new Refusal('NOT_FOUND');
  const target = await findTarget(database, actor, form, personId);
  const { draft } = await readSavedAnswers(services, actor, target.submission);
  if (target.submission === null || draft === null) throw new Refusal('NOTHING_TO_DECIDE');
  // Declined before the target was read: seen now. Declined after: the target's revision is old.
  await findWaiting(database, actor.exhibition, exhibitorId, personId);
  const answers = await openedAnswers(services, actor, personId, draft.answers);
  const { revision } = target.submission;
  const request = { version: form.version, revision, answers };
  return submit(services, { actor, form, target }, request, language, origin);
}

/** Who is declined, and who else that waits with them. */
export interface Declining {
  readonly id: string;
  readonly reason: string;
  /** Those sent from the same address, or everybody. */
  readonly also: 'sender' | 'all' | null;
}

/**
 * Says that a waiting person is not the exhibitor's; they stay to be seen until they are removed. Of those who are
 * declined with them, who was decided meanwhile is left.
 * @returns how many were declined.
 * @throws Refusal NOT_FOUND, NOTHING_TO_DECIDE unless they wait.
 */
export async function declinePersons(
  services: SubmissionServices,
  place: PersonPlace,
  { id, reason, also }: Declining,
  origin: Origin,
): Promise<number> {
  const { actor, exhibitorId } = place;
  return inTransaction(services.database, async (transaction) => {
    const found =
      also === null
        ? []
        : await findSentWith(transaction, actor.exhibition, exhibitorId, also === 'all' ? null : id);
    let declined = 0;
    // In one order, so that two who decline the same people never wait for each other in a ring.
    for (const one of [...new Set([id, ...found])].toSorted()) {
      await declinePerson(services, transaction, place, { id: one, reason }, origin).then(
        () => {
          declined += 1;
        },
        (error: unknown) => {
          if (one === id || !(error instanceof Refusal)) throw error;
        },
      );
    }
    return declined;
  });
}

async function declinePerson(
  services: SubmissionServices,
  transaction: Transaction,
  { actor, exhibitorId }: PersonPlace,
  { id, reason }: Omit<Declining, 'also'>,
  origin: Origin,
): Promise<void> {
  const { exhibition, user } = actor;
  // Not while somebody else confirms them.
  const submission = await lockSubmissionById(transaction, exhibition, id);
  if (submission === null) throw new Refusal('NOT_FOUND');
  const person = await findWaiting(transaction, exhibition, exhibitorId, id);
  const declined = { ...person, state: 'declined', reason: reason === '' ? null : reason } as const;
  const at = services.now();
  await keepPerson(transaction, exhibition, declined, at);
  // Whoever looked at them before and confirms them now is told that somebody was faster.
  await outdateSubmission(transaction, exhibition, submission, at);
  await recordAudit(transaction, {
    tenantId: exhibition.tenantId,
    exhibitionId: exhibition.exhibitionId,
    actor: { kind: 'account', accountId: user.accountId },
    action: 'person.decline',
    thing: { kind: 'submission', id },
    detail: { formId: person.formId },
    reason: declined.reason,
    origin,
  });
}

async function findWaiting(
  database: Database,
  exhibition: PersonPlace['actor']['exhibition'],
  exhibitorId: string,
  personId: string,
): Promise<Person> {
  const person = await findPerson(database, exhibition, personId);
  if (person === null || person.exhibitorId !== exhibitorId) throw new Refusal('NOT_FOUND');
  if (person.state !== 'waiting') throw new Refusal('NOTHING_TO_DECIDE');
  return person;
}

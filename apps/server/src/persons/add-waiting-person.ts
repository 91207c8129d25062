import { limits } from '@zhantai/contract';
import type { Answers, Language } from '@zhantai/engine';
import { recordAudit } from '../audit/index.ts';
import type { Origin } from '../auth/index.ts';
import { countWaiting, keepPerson, lockPersons } from '../booths/index.ts';
import type { Transaction } from '../database/database.ts';
import { handOverFiles } from '../files/index.ts';
import { registersPeople, type PublishedForm, type Actor } from '../forms/index.ts';
import { addressKey, siteKey } from '../rate-limits/index.ts';
import { Refusal } from '../platform/refusal.ts';
import {
  fileIdsIn,
  storeForAnother,
  nameIn,
  type StoredAnswers,
  type SubmissionServices,
} from '../submissions/index.ts';
import { discardPerson } from './discard-person.ts';
import { findDisplaced, findWaitingWith, markSender, type Sender } from './store/waiting.ts';

/** What somebody tells of themselves through a link of an exhibitor. */
export interface SelfRegistration {
  /** Who holds the ticket, in the exhibitor's place: its booths, its deadlines; files are theirs. */
  readonly giver: Actor;
  readonly exhibitorId: string;
  /** Of type 7. */
  readonly form: PublishedForm;
  readonly version: number;
  readonly answers: Answers;
  readonly language: Language;
  readonly origin: Origin;
  /** A code proved the number. */
  readonly proven: boolean;
}

/**
 * Keeps who registered by themselves until the exhibitor confirms them; the same ID number again takes the place of the
 * entry before. Where no more may wait, whoever sent the most makes room, so that nobody closes it for others. Files of the answers become the exhibitor's. Nothing is claimed or told of who is registered already.
 * @param withinTransaction done in the same transaction, such as using up the ticket.
 * @returns when it was kept.
 * @throws Refusal NOT_FOUND if the form registers nobody, FORM_CLOSED, FORM_CHANGED, UNKNOWN_FIELD,
 * ANSWERS_REFUSED, FILE_NOT_YOURS, TOO_MANY_WAITING, TOO_MANY_SUBMISSIONS.
 */
export async function addWaitingPerson(
  services: SubmissionServices,
  registration: SelfRegistration,
  withinTransaction: (transaction: Transaction) => Promise<void> = async () => undefined,
): Promise<Date> {
  const { giver, exhibitorId, form, version, answers, language, origin } = registration;
  const { exhibition } = giver;
  const { address } = origin;
  const sender: Sender = { sender: siteKey(address) ?? addressKey(address), proven: registration.proven };
  if (!registersPeople(form)) throw new Refusal('NOT_FOUND');
  const { definitions, database } = services;
  const newest = await definitions.load(database, exhibition, form.formId, form.version);
  const definition = newest.in(language);
  const before = async (transaction: Transaction): Promise<void> => {
    await withinTransaction(transaction);
    await lockPersons(transaction, exhibition, exhibitorId);
  };
  const keep = async (transaction: Transaction, stored: StoredAnswers): Promise<void> => {
    const { submissionId, numbers, at } = stored;
    for (const former of await findWaitingWith(transaction, exhibition, exhibitorId, numbers)) {
      await discardPerson(services, transaction, giver, former);
    }
    if ((await countWaiting(transaction, exhibition, exhibitorId)) >= limits.waitingPersons) {
      const displaced = await findDisplaced(transaction, exhibition, exhibitorId, sender);
      if (displaced === null) throw new Refusal('TOO_MANY_WAITING');
      await discardPerson(services, transaction, giver, displaced);
    }
    const person = { personId: submissionId, exhibitorId, formId: form.formId, reason: null } as const;
    const named = nameIn(definition, stored.answers);
    await keepPerson(transaction, exhibition, { ...person, ...named, origin: 'self', state: 'waiting' }, at);
    await markSender(transaction, exhibition, submissionId, sender);
    const files = fileIdsIn(definition, stored.answers);
    await handOverFiles(transaction, exhibition, files, giver.subject, { kind: 'exhibitor', exhibitorId });
    await recordAudit(transaction, {
      tenantId: exhibition.tenantId,
      exhibitionId: exhibition.exhibitionId,
      actor: { kind: 'anonymous', accountId: null },
      action: 'person.register',
      thing: { kind: 'submission', id: submissionId },
      detail: { formId: form.formId, exhibitorId },
      origin,
    });
  };
  const holder = { kind: 'exhibitor', exhibitorId } as const;
  const { at } = await storeForAnother(
    services,
    { author: giver, owner: holder, form, version, answers, language },
    before,
    keep,
  );
  return at;
}

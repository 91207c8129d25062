import type { IncomingHttpHeaders } from 'node:http';
import type { OpenSubmitRequest, SubmitAnswer } from '@zhantai/contract';
import { cleanLine, cutText, type Language } from '@zhantai/engine';
import type { Origin } from '../auth/index.ts';
import { requireConsent, savePrivacyConsent } from '../consents/index.ts';
import type { Transaction } from '../database/database.ts';
import type { Exhibition } from '../exhibitions/index.ts';
import { keepFiles } from '../files/index.ts';
import type { PublishedForm, Actor } from '../forms/index.ts';
import { Refusal } from '../platform/refusal.ts';
import {
  fileIdsIn,
  findTarget,
  submit,
  type DuringSave,
  type SubmissionTarget,
  type Taking,
} from '../submissions/index.ts';
import { keepHolder, spendUse, type Ticket } from '../tickets/index.ts';
import type { AlarmServices } from './guest-alarm.ts';
import { isInvited, requireGuestDraftQuota, requireGuestQuota, requireGuestRoom } from './guest-quota.ts';
import { requireWrite } from './require-write.ts';
import { formOfTicket } from './open-form.ts';
import { actorOfTicket } from './actor-of-ticket.ts';
import { proveMobile, spendCode, type ProvenMobile } from './prove-mobile.ts';
import type { OpenServices } from './services.ts';

/** What somebody sends with a ticket. */
export interface OpenSubmit {
  readonly exhibition: Exhibition;
  readonly ticket: Ticket;
  readonly request: OpenSubmitRequest;
  readonly headers: IncomingHttpHeaders;
  readonly language: Language;
  readonly origin: Origin;
}

/** Who sends it, as far as it is proved before it is judged. */
export interface Proven {
  readonly actor: Actor;
  readonly form: PublishedForm;
  readonly target: SubmissionTarget;
  readonly revision: number;
  readonly mobile: ProvenMobile | null;
}

/** What a feature adds to what is sent with its tickets. */
export interface OpenExtras {
  /** A ticket stands for one submission, whatever the form says: it takes many because many people send one each. */
  readonly single?: boolean;
  /** Where a proved number belongs to somebody who is known already. */
  readonly recognise?: (proven: Proven) => Promise<Proven>;
  /** Done in the transaction of the submission. */
  readonly duringSave?: (transaction: Transaction, taking: Taking, proven: Proven) => Promise<void>;
}

/**
 * Takes what the holder of a ticket saves or submits, by the same path as everybody's submissions.
 * @throws Refusal as {@link requireWrite}, {@link requireConsent}, {@link proveMobile}, {@link requireGuestQuota} and
 * {@link submit}; TICKET_SPENT.
 */
export async function submitOpenly(
  services: OpenServices & AlarmServices,
  sent: OpenSubmit,
  { single = false, recognise, duringSave }: OpenExtras = {},
): Promise<SubmitAnswer> {
  const { database, definitions } = services;
  const { exhibition, ticket, request, headers, language, origin } = sent;
  const { formId, formType, id } = request;
  const found = await formOfTicket(database, exhibition, ticket, {
    formId,
    ...(formType === undefined ? {} : { formType: String(formType) }),
  });
  const form: PublishedForm = single ? { ...found, submissions: 'one' } : found;
  const actor = actorOfTicket(exhibition, ticket);
  const target = await findTarget(database, actor, form, id);
  await requireWrite(services, exhibition, ticket, headers, origin);
  const plain: Proven = { actor, form, target, revision: request.revision, mobile: null };
  if (request.draft === true) {
    if (actor.readOnly) throw new Refusal('TICKET_SPENT');
    if (target.submission === null && !isInvited(ticket))
      await requireGuestDraftQuota(database, { exhibition, form }, services.now());
    return submit(services, plain, request, language, origin);
  }
  const version = requireConsent(exhibition, request.consent);
  const loaded = await definitions.load(database, exhibition, form.formId, form.version);
  const mobile = await proveMobile(services, exhibition, loaded.in(language), request.answers, origin);
  const known = { ...plain, mobile };
  const proven = recognise === undefined ? known : await recognise(known);
  const isFirst = (proven.target.submission?.submittedRevision ?? null) === null;
  const isCounted = isFirst && mobile === null && !isInvited(ticket);
  if (isCounted) await requireGuestRoom(database, { exhibition, form }, services.now());
  const taken: DuringSave = async (transaction, taking) => {
    const at = services.now();
    await spendUse(transaction, exhibition, ticket, at);
    await spendCode(transaction, exhibition, mobile);
    const giver = { subjectKey: proven.actor.subjectKey };
    const { address } = origin;
    await savePrivacyConsent(transaction, exhibition, { giver, version, address }, at);
    await keepFiles(transaction, exhibition, giver.subjectKey, fileIdsIn(taking.definition, taking.answers));
    await nameHolder(transaction, exhibition, proven.actor, taking);
    await duringSave?.(transaction, taking, proven);
    // Counted last: what is refused for anything else takes nobody's place.
    if (isCounted) await requireGuestQuota(services, transaction, { exhibition, form });
  };
  return submit(services, proven, { ...request, revision: proven.revision }, language, origin, taken);
}

async function nameHolder(
  transaction: Transaction,
  exhibition: Exhibition,
  { subject }: Actor,
  { answers }: Taking,
): Promise<void> {
  const { name } = answers;
  if (subject.kind !== 'ticket' || typeof name !== 'string' || name.trim() === '') return;
  await keepHolder(transaction, exhibition, subject.ticketId, cutText(cleanLine(name), 100));
}

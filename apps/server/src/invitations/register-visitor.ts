import { cleanLine, cutText } from '@zhantai/engine';
import { v7 as uuid } from 'uuid';
import { limits, type OpenVisitorAnswer, type SharedField } from '@zhantai/contract';
import type { Origin } from '../auth/index.ts';
import type { Transaction } from '../database/database.ts';
import type { Exhibition } from '../exhibitions/index.ts';
import { actorOfTicket, shareOf, submitOpenly, type OpenSubmit, type Proven } from '../open/index.ts';
import { requireAddressRate } from '../rate-limits/index.ts';
import { Refusal } from '../platform/refusal.ts';
import { findTarget, type Taking } from '../submissions/index.ts';
import type { Ticket } from '../tickets/index.ts';
import { confirmationOf } from './confirmation.ts';
import { pageContent } from './page-content.ts';
import { senderOf } from './sender-of.ts';
import type { InvitationServices } from './services.ts';
import {
  displaceVisitor,
  findProven,
  findRoom,
  findVisitorOf,
  keepVisitor,
  lockRegistering,
  selectPlaces,
} from './store.ts';

/**
 * Registers a visitor by the form of their ticket. Who proves a number that is registered already changes that
 * registration and keeps the badge; nobody else learns that there is one.
 * @throws Refusal as {@link submitOpenly}; INVITATION_FULL if the exhibitor may invite nobody more.
 */
export async function registerVisitor(
  services: InvitationServices,
  sent: OpenSubmit,
): Promise<OpenVisitorAnswer> {
  const { database } = services;
  const { exhibition, ticket, request } = sent;
  let subjectId = ticket.subjectId;
  const { address } = sent.origin;
  const agreement = await findAgreement(services, sent);
  const answer = await submitOpenly(services, withCode(sent), {
    single: true,
    recognise: async (proven) => {
      const known = await recognise(services, exhibition, proven);
      if (known.actor.subject.kind === 'ticket') subjectId = known.actor.subject.ticketId;
      return known;
    },
    duringSave: async (transaction, taking, proven) => {
      const at = services.now();
      await requireShare(transaction, exhibition, ticket, address, at);
      await keepGuest(transaction, exhibition, { ...ticket, address }, taking, proven, at, agreement);
    },
  });
  if (request.draft === true) return answer;
  const visitor = await findVisitorOf(database, exhibition, subjectId);
  if (visitor === null) throw new Error(`The visitor of submission ${answer.id} was not kept.`);
  return { ...answer, confirmation: await confirmationOf(services, exhibition, visitor) };
}

/**
 * Counts a registration at an exhibitor for its address, when everything else about it is right: what is refused costs
 * nobody beside it their share.
 * @throws Refusal TOO_MANY_REQUESTS.
 */
async function requireShare(
  transaction: Transaction,
  exhibition: Exhibition,
  { exhibitorId }: Pick<Ticket, 'exhibitorId'>,
  address: string,
  at: Date,
): Promise<void> {
  if (exhibitorId === null) return;
  const caller = { address, call: `visitor ${exhibitorId}` };
  await requireAddressRate(transaction, exhibition, caller, limits.selfRegistrations, at);
}

/** The form may ask for the code of the invitation; the ticket knows it. */
function withCode(sent: OpenSubmit): OpenSubmit {
  const { ticket, request } = sent;
  if (ticket.linkCode === null || !Object.hasOwn(request.answers, 'invite_code')) return sent;
  return { ...sent, request: { ...request, answers: { ...request.answers, invite_code: ticket.linkCode } } };
}

/** What they agreed to let the exhibitor see whose invitation it is; null where nothing, or where nobody invited. */
async function findAgreement(
  { database }: InvitationServices,
  { exhibition, ticket, request, language }: OpenSubmit,
): Promise<{ readonly fields: readonly SharedField[]; readonly text: string } | null> {
  const fields = [...new Set(request.share)];
  const share = fields.length === 0 ? null : await shareOf(database, exhibition, ticket, language);
  if (share === null) return null;
  const labels = share.fields.filter(({ field }) => fields.includes(field)).map(({ label }) => label);
  return { fields, text: `${share.text} ${labels.join(', ')}` };
}

async function recognise(
  { database }: InvitationServices,
  exhibition: Exhibition,
  proven: Proven,
): Promise<Proven> {
  const { mobile, form } = proven;
  const known = mobile === null ? null : await findProven(database, exhibition, form.formId, mobile.mobile);
  if (known === null) return proven;
  const actor = actorOfTicket(exhibition, { subjectId: known.subjectId, usesLeft: 1 });
  if (actor.subjectKey === proven.actor.subjectKey) return proven;
  const target = await findTarget(database, actor, form, undefined);
  return { ...proven, actor, target, revision: target.submission?.revision ?? 0 };
}

/**
 * Keeps who registered, in the transaction of their submission.
 * @throws Refusal INVITATION_FULL, or SMS_CODE_WRONG if the number was registered at the same moment.
 */
export async function keepGuest(
  transaction: Transaction,
  exhibition: Exhibition,
  { exhibitorId, linkCode, address }: Pick<Ticket, 'exhibitorId' | 'linkCode'> & Pick<Origin, 'address'>,
  { submissionId, answers }: Taking,
  { actor, form, mobile }: Proven,
  at: Date,
  /** What they let the exhibitor see, in the words that they read. */
  agreement: { readonly fields: readonly SharedField[]; readonly text: string } | null = null,
): Promise<void> {
  const { subject } = actor;
  if (subject.kind !== 'ticket') throw new Error('Visitors come with tickets.');
  const subjectId = subject.ticketId;
  const sender = senderOf(address);
  const known = await findVisitorOf(transaction, exhibition, subjectId);
  if (mobile !== null) await requireFree(transaction, exhibition, form.formId, mobile.mobile, subjectId);
  if (known === null && exhibitorId !== null) {
    await lockRegistering(transaction, exhibition, `exhibitor ${exhibitorId}`);
    const { quota, registered } = await selectPlaces(transaction, exhibition, exhibitorId);
    if (registered >= quota) {
      const guest = { sender, proven: mobile !== null };
      const displaced = await findRoom(transaction, exhibition, exhibitorId, guest);
      if (displaced === null) throw new Refusal('INVITATION_FULL', { limit: quota });
      await displaceVisitor(transaction, exhibition, displaced, at);
    }
  }
  const { text } = pageContent;
  const short = (prop: string): string => cutText(cleanLine(text(answers, prop)), 200);
  const fresh = {
    visitorId: uuid(),
    formId: form.formId,
    submissionId,
    subjectId,
    exhibitorId,
    linkCode,
    name: short('name'),
    mobile: mobile?.mobile ?? short('mobile'),
    company: short('company') || short('school'),
    position: short('position'),
    proven: mobile !== null,
    shared: agreement?.fields ?? [],
  };
  await keepVisitor(transaction, exhibition, fresh, sender, agreement?.text ?? null, at);
}

/** @throws Refusal SMS_CODE_WRONG if the number was registered by another ticket at the same moment. */
async function requireFree(
  transaction: Transaction,
  exhibition: Exhibition,
  formId: string,
  mobile: string,
  subjectId: string,
): Promise<void> {
  await lockRegistering(transaction, exhibition, `mobile ${mobile}`);
  const other = await findProven(transaction, exhibition, formId, mobile);
  if (other !== null && other.subjectId !== subjectId) throw new Refusal('SMS_CODE_WRONG');
}

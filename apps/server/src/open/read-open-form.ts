import type { IncomingHttpHeaders } from 'node:http';
import { limits, type OpenForm, type OpenFormQuery } from '@zhantai/contract';
import type { Language } from '@zhantai/engine';
import type { Origin } from '../auth/index.ts';
import { policyVersion } from '../consents/index.ts';
import { formatTime, type Exhibition } from '../exhibitions/index.ts';
import type { PublishedForm } from '../forms/index.ts';
import { addressKey, requireRate } from '../rate-limits/index.ts';
import { Refusal } from '../platform/refusal.ts';
import { findTarget, presentAnswerFiles, readInfo } from '../submissions/index.ts';
import { requireTicket, issueTicket, type Ticket } from '../tickets/index.ts';
import type { FindConfirmation } from './find-confirmation.ts';
import { formOfEverybody, formOfTicket, registersVisitors } from './open-form.ts';
import { actorOfTicket } from './actor-of-ticket.ts';
import type { OpenServices } from './services.ts';
import { shareOf } from './share-of.ts';

/** Who opens which form. */
export interface Opening {
  readonly exhibition: Exhibition;
  readonly query: OpenFormQuery;
  readonly headers: IncomingHttpHeaders;
  readonly origin: Origin;
  readonly language: Language;
}

/**
 * A form in front of whoever holds its ticket; of a form that is open to everybody a fresh ticket comes with it.
 * @throws Refusal FORM_NOT_PUBLIC, TICKET_INVALID, NOT_FOUND or TOO_MANY_REQUESTS.
 */
export async function readOpenForm(
  services: OpenServices,
  findConfirmation: FindConfirmation,
  opening: Opening,
): Promise<OpenForm> {
  const { database, now } = services;
  const { exhibition, query, headers, language } = opening;
  const fresh = headers['ticket'] === undefined ? await giveTicket(services, opening) : null;
  const shown = fresh === null ? headers : { ...headers, ticket: fresh };
  const ticket = await requireTicket(services, exhibition, shown, ['form', 'visitor']);
  const purpose = purposeOf(ticket);
  const found = await formOfTicket(database, exhibition, ticket, query);
  // Many visitors fill it in, each of them once.
  const form: PublishedForm = purpose === 'visitor' ? { ...found, submissions: 'one' } : found;
  const actor = actorOfTicket(exhibition, ticket);
  const target = await findTarget(database, actor, form, query.id);
  const [info, version] = await Promise.all([
    readInfo(services, { actor, form, target }, language),
    services.definitions.load(database, exhibition, form.formId, form.version),
  ]);
  const definition = version.in(language);
  return {
    ...info,
    purpose,
    ticket: fresh,
    ticketExpires: formatTime(ticket.expiresAt, exhibition.zone),
    usesLeft: ticket.usesLeft,
    captchaNeeded: ticket.humanUntil === null || ticket.humanUntil <= now(),
    consent: { policy: 'privacy', version: policyVersion(exhibition) },
    files: await presentAnswerFiles(services, actor, [{ definition, answers: info.answers }]),
    confirmation: await findConfirmation(database, exhibition, ticket),
    share: await shareOf(database, exhibition, ticket, language),
  };
}

function purposeOf({ purpose }: Ticket): 'form' | 'visitor' {
  if (purpose === 'form' || purpose === 'visitor') return purpose;
  throw new Refusal('TICKET_INVALID');
}

async function giveTicket(services: OpenServices, { exhibition, query, origin }: Opening): Promise<string> {
  const { database, now } = services;
  const asker = { key: addressKey(origin.address), call: 'openForm' };
  await requireRate(database, exhibition, asker, limits.ticketsOfAddress, now());
  const form = await formOfEverybody(database, exhibition, query);
  return issueTicket(services, exhibition, {
    purpose: registersVisitors(form) ? 'visitor' : 'form',
    formId: form.formId,
    exhibitorId: null,
    linkCode: null,
    uses: limits.ticketUses,
    seconds: limits.ticketLifeSeconds,
  });
}

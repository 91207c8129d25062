import { limits, type OpenStaffRequest } from '@zhantai/contract';
import { requireConsent, savePrivacyConsent } from '../consents/index.ts';
import { requireAddressRate } from '../rate-limits/index.ts';
import { addWaitingPerson } from '../persons/index.ts';
import { Refusal } from '../platform/refusal.ts';
import { spendUse } from '../tickets/index.ts';
import { requireWrite } from './require-write.ts';
import { formOfTicket } from './open-form.ts';
import { proveMobile, spendCode } from './prove-mobile.ts';
import type { OpenServices } from './services.ts';
import { findStaffActor } from './staff-actor.ts';
import type { OpenSubmit } from './submit-openly.ts';

/** Somebody who says that they belong to an exhibitor. */
export type StaffRegistration = Omit<OpenSubmit, 'request'> & { readonly request: OpenStaffRequest };

/**
 * Keeps who registered through a link of an exhibitor, until it confirms them. The answer is the same whether somebody
 * is registered already.
 * @returns when it was kept.
 * @throws Refusal as {@link requireWrite}, {@link requireConsent}, {@link proveMobile} and {@link addWaitingPerson};
 * TICKET_SPENT.
 */
export async function registerStaff(services: OpenServices, sent: StaffRegistration): Promise<Date> {
  const { database, definitions, now } = services;
  const { exhibition, ticket, request, headers, language, origin } = sent;
  const form = await formOfTicket(database, exhibition, ticket, {});
  const { actor: giver, exhibitorId } = await findStaffActor(database, exhibition, ticket);
  if (ticket.usesLeft === 0) throw new Refusal('TICKET_SPENT');
  const { address } = origin;
  const caller = { address, call: `staff ${exhibitorId}` };
  await requireAddressRate(database, exhibition, caller, limits.selfRegistrations, now());
  await requireWrite(services, exhibition, ticket, headers, origin);
  const consent = requireConsent(exhibition, request.consent);
  const loaded = await definitions.load(database, exhibition, form.formId, form.version);
  const mobile = await proveMobile(services, exhibition, loaded.in(language), request.answers, origin);
  const { version, answers } = request;
  return addWaitingPerson(
    services,
    { giver, exhibitorId, form, version, answers, language, origin, proven: mobile !== null },
    async (transaction) => {
      const at = now();
      await spendUse(transaction, exhibition, ticket, at);
      await spendCode(transaction, exhibition, mobile);
      const { subjectKey } = giver;
      const given = { giver: { subjectKey }, version: consent, address };
      await savePrivacyConsent(transaction, exhibition, given, at);
    },
  );
}

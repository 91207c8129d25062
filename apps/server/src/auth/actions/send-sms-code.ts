import type { IncomingHttpHeaders } from 'node:http';
import { limits, portalRoles } from '@zhantai/contract';
import type { SmsSendQuery, SmsSent } from '@zhantai/contract';
import type { Language } from '@zhantai/engine';
import type { Database, Transaction } from '../../database/database.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { takesMedia, type Exhibition } from '../../exhibitions/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import { readCaptchaAnswer } from '../client-headers.ts';
import { readPhone } from '../accounts/read-phone.ts';
import type { AuthServices } from '../services.ts';
import { mayGetSms, smsCountryRefusal } from '../sms/may-get-sms.ts';
import { codeSubject, smsText } from '../sms/sms-text.ts';
import { waitBeforeSending } from '../sms/wait-before-sending.ts';
import { countUnknownNumber } from '../sms/count-unknown-number.ts';
import { isUnknownRefused, mayTellKnown } from '../sms/tell-known.ts';
import { selectAccountByLogin, selectVerifiedEmail } from '../store/accounts.ts';
import { isKnownNumber } from '../store/known-numbers.ts';
import { selectMemberships } from '../store/memberships.ts';
import { lockNumber, selectSendings, type CodePurpose } from '../store/sms-codes.ts';
import { requireHuman } from './require-human.ts';

/**
 * Whether these headers show a ticket of a form that asks for a code. Tickets come after signing in, so whoever puts the
 * features together gives it.
 */
export type MayAskForCode = (
  services: Pick<AuthServices, 'database' | 'now'>,
  exhibition: Exhibition,
  headers: IncomingHttpHeaders,
) => Promise<boolean>;

/** Who wants a code, where and for what. */
export interface CodeWish {
  readonly exhibition: Exhibition;
  readonly query: SmsSendQuery;
  readonly headers: IncomingHttpHeaders;
  readonly address: string;
  readonly language: Language;
}

/**
 * Sends a code to a phone, or to the address of its account. A number that may not have one is counted and answered like
 * the others; only the message is missing (wire.md §2). What goes to a number that nobody here knows costs money for a
 * outsider: it is counted for the address and the exhibition before it is queued, and beyond a few an hour the address
 * proves work.
 * @throws Refusal TENANT_NOT_FOUND, SMS_UNAVAILABLE, MAIL_UNAVAILABLE, BAD_REQUEST for what is no number, SMS_COUNTRY,
 * TICKET_INVALID, CAPTCHA_WRONG, PROOF_NEEDED, or TOO_MANY_REQUESTS with the seconds to wait.
 */
export async function sendSmsCode(
  services: AuthServices,
  mayAskForCode: MayAskForCode,
  { exhibition, query, headers, address, language }: CodeWish,
): Promise<SmsSent> {
  const { database } = services;
  const { tenantId, exhibitionId, profile } = exhibition;
  if (query.tenantId !== tenantId) throw new Refusal('TENANT_NOT_FOUND');
  const { sendsSms, sendsMail } = services.messages;
  const contact = profile.contact.phone;
  if (query.by === 'mail') {
    // Of a visitor and of new media the code proves the number, which no mail does.
    const may = query.smsCode === 'login' || query.smsCode === 'setPwd';
    if (!may) throw new Refusal('BAD_REQUEST', { detail: 'by' });
    if (!sendsMail) throw new Refusal('MAIL_UNAVAILABLE', { contact });
  } else if (!sendsSms) throw new Refusal('SMS_UNAVAILABLE', { contact });
  const phone = readPhone(query.mobile);
  if (phone === null) throw new Refusal('BAD_REQUEST', { detail: 'mobile' });
  if (query.by !== 'mail' && !(await mayGetSms(database, exhibition, phone)))
    throw await smsCountryRefusal(database, exhibition);
  if (query.smsCode === 'visitor' && !(await mayAskForCode(services, exhibition, headers)))
    throw new Refusal('TICKET_INVALID');
  const purpose = { template: query.smsCode, channel: query.by === 'mail' ? 'email' : 'sms' } as const;
  const reach = async (where: Database) => {
    const recipient = await recipientOf(services, where, exhibition, phone, purpose);
    const sent = purpose.channel === 'sms' && recipient !== null;
    return { recipient, costs: sent && !(await isKnownNumber(where, exhibition, phone)) };
  };
  // Nothing goes to an unknown number that wants to sign in: it costs nothing, and is answered as a known one is.
  const free = !(await reach(database)).costs;
  // Where unknown numbers get a code too, what refuses only them tells which are known.
  const tells = purpose.channel === 'sms' && sendsToUnknown(services, exhibition, purpose);
  const asker = { exhibition, address, at: services.now() };
  const mayTell = tells ? (where: Transaction) => mayTellKnown(where, asker) : undefined;
  await requireHuman(services, { answer: readCaptchaAnswer(headers), address, free, mayTell });
  const refused = await inTransaction(services.database, async (transaction): Promise<Refusal | null> => {
    const number = { tenantId, phone };
    await lockNumber(transaction, number);
    const { sent, now } = await selectSendings(transaction, number, purpose);
    const wait = waitBeforeSending(sent, now);
    if (wait > 0) throw new Refusal('TOO_MANY_REQUESTS', { seconds: Math.ceil(wait / 1000) });
    const { recipient, costs } = await reach(transaction);
    const counts =
      costs ||
      (tells && (await isUnknownRefused(transaction, asker)) && !(await mayTellKnown(transaction, asker)));
    const tooMany = counts ? await countUnknownNumber(services, transaction, exhibition, address) : null;
    if (tooMany !== null) return tooMany;
    const code = await services.codes.make(transaction, exhibition, phone, purpose);
    if (recipient === null) return null;
    const { template, channel } = purpose;
    const message = {
      tenantId,
      exhibitionId,
      template,
      recipient,
      body: smsText(template, exhibition, language, code),
      masked: smsText(template, exhibition, language, '••••••'),
      lifeSeconds: limits.smsCodeLifeMs / 1000,
    };
    if (channel === 'sms') await services.messages.queueSms(transaction, message);
    else {
      const subject = codeSubject(template, exhibition, language);
      await services.messages.queueMail(transaction, { ...message, subject });
    }
    return null;
  });
  // Thrown after the transaction: that the admins are told of it is kept.
  if (refused !== null) throw refused;
  return { resendAfter: limits.smsIntervalMs / 1000, life: limits.smsCodeLifeMs / 1000 };
}

/**
 * Where a code goes; null for nowhere. Codes go to people of the portal; a visitor's to every number, the media's while
 * the exhibition takes media; by mail to the address of an account that is known to be its own.
 */
async function recipientOf(
  services: AuthServices,
  database: Database,
  exhibition: Exhibition,
  phone: string,
  { template, channel }: CodePurpose,
): Promise<string | null> {
  if (template === 'visitor') return phone;
  const { tenantId } = exhibition;
  const account = await selectAccountByLogin(database, tenantId, 'phone', phone);
  const accountId = account?.accountId ?? '';
  const memberships = await selectMemberships(database, exhibition, accountId);
  const roles: readonly string[] = template === 'mediaRegister' ? ['media'] : portalRoles;
  const known = memberships.some(({ role }) => roles.includes(role));
  // Asked for whoever is asked for: an account without one takes no less time.
  const address = await selectVerifiedEmail(database, tenantId, accountId);
  if (channel === 'email') return known ? address : null;
  return known || sendsToUnknown(services, exhibition, { template, channel }) ? phone : null;
}

/** Whether numbers that nobody knows get a code for this. */
function sendsToUnknown(
  { now }: Pick<AuthServices, 'now'>,
  exhibition: Exhibition,
  { template }: CodePurpose,
): boolean {
  return template === 'visitor' || (template === 'mediaRegister' && takesMedia(exhibition, now()));
}

import { limits, portalRoles } from '@zhantai/contract';
import type { SmsSendQuery, SmsSent } from '@zhantai/contract';
import type { Language } from '@zhantai/engine';
import type { Transaction } from '../../database/database.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { takesMedia, type Exhibition } from '../../exhibitions/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { CaptchaAnswer } from '../captcha.ts';
import { readPhone } from '../read-phone.ts';
import type { AuthServices } from '../services.ts';
import { codeSubject, smsText } from '../sms/sms-text.ts';
import { waitBeforeSending } from '../sms/wait-before-sending.ts';
import { selectAccountByLogin, selectVerifiedEmail } from '../store/accounts.ts';
import { selectMemberships } from '../store/memberships.ts';
import { lockNumber, selectSendings, type CodePurpose } from '../store/sms-codes.ts';

/** Who wants a code, where and for what. */
export interface CodeWish {
  readonly exhibition: Exhibition;
  readonly query: SmsSendQuery;
  readonly captcha: CaptchaAnswer;
  readonly language: Language;
}

/**
 * Sends a code to a phone, or to the address of its account. A number that may not have one is counted and answered like the others; only the
 * message is missing (wire.md §2).
 * @throws Refusal TENANT_NOT_FOUND, SMS_UNAVAILABLE, MAIL_UNAVAILABLE, BAD_REQUEST for what is no number, CAPTCHA_WRONG, or
 * TOO_MANY_REQUESTS with the seconds to wait.
 */
export async function sendSmsCode(services: AuthServices, wish: CodeWish): Promise<SmsSent> {
  const { exhibition, query, captcha, language } = wish;
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
  if (!(await services.captchas.redeem(captcha))) throw new Refusal('CAPTCHA_WRONG');
  const purpose = { template: query.smsCode, channel: query.by === 'mail' ? 'email' : 'sms' } as const;
  await inTransaction(services.database, async (transaction) => {
    const number = { tenantId, phone };
    await lockNumber(transaction, number);
    const { sent, now } = await selectSendings(transaction, number, purpose);
    const wait = waitBeforeSending(sent, now);
    if (wait > 0) throw new Refusal('TOO_MANY_REQUESTS', { seconds: Math.ceil(wait / 1000) });
    const recipient = await recipientOf(services, transaction, exhibition, phone, purpose);
    const code = await services.codes.make(transaction, exhibition, phone, purpose);
    if (recipient === null) return;
    const { template, channel } = purpose;
    const message = {
      tenantId,
      exhibitionId,
      template,
      recipient,
      body: smsText(template, exhibition, language, code),
      masked: smsText(template, exhibition, language, '••••••'),
      lifeSeconds: limits.smsCodeLife / 1000,
    };
    if (channel === 'sms') await services.messages.queueSms(transaction, message);
    else {
      const subject = codeSubject(template, exhibition, language);
      await services.messages.queueMail(transaction, { ...message, subject });
    }
  });
  return { resendAfter: limits.smsPause / 1000, life: limits.smsCodeLife / 1000 };
}

/**
 * Where a code goes; null for nowhere. Codes go to people of the portal; a visitor's to every number, the media's while
 * the exhibition takes media; by mail to the address of an account that is known to be its own.
 */
async function recipientOf(
  services: AuthServices,
  transaction: Transaction,
  exhibition: Exhibition,
  phone: string,
  { template, channel }: CodePurpose,
): Promise<string | null> {
  if (template === 'visitor') return phone;
  const { tenantId } = exhibition;
  const account = await selectAccountByLogin(transaction, tenantId, 'phone', phone);
  const accountId = account?.accountId ?? '';
  const memberships = await selectMemberships(transaction, exhibition, accountId);
  const roles: readonly string[] = template === 'mediaRegister' ? ['media'] : portalRoles;
  const known = memberships.some(({ role }) => roles.includes(role));
  // Asked for whoever is asked for: an account without one takes no less time.
  const address = await selectVerifiedEmail(transaction, tenantId, accountId);
  if (channel === 'email') return known ? address : null;
  return known || (template === 'mediaRegister' && takesMedia(exhibition, services.now())) ? phone : null;
}

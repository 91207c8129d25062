import { limits, portalRoles } from '@zhantai/contract';
import type { SmsSendQuery, SmsSent, SmsTemplate } from '@zhantai/contract';
import type { Language } from '@zhantai/engine';
import type { Transaction } from '../../database/database.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { takesMedia, type Exhibition } from '../../exhibitions/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { CaptchaAnswer } from '../captcha.ts';
import { readPhone } from '../read-phone.ts';
import type { AuthServices } from '../services.ts';
import { smsText } from '../sms/sms-text.ts';
import { waitBeforeSending } from '../sms/wait-before-sending.ts';
import { selectAccountByLogin } from '../store/accounts.ts';
import { selectMemberships } from '../store/memberships.ts';
import { lockNumber, selectSendings } from '../store/sms-codes.ts';

/** Who wants a code, where and for what. */
export interface CodeWish {
  readonly exhibition: Exhibition;
  readonly query: SmsSendQuery;
  readonly captcha: CaptchaAnswer;
  readonly language: Language;
}

/**
 * Sends a code to a phone. A number that may not have one is counted and answered like the others; only the SMS is
 * missing (wire.md §2).
 * @throws Refusal TENANT_NOT_FOUND, SMS_UNAVAILABLE, BAD_REQUEST for what is no number, CAPTCHA_WRONG, or
 * TOO_MANY_REQUESTS with the seconds to wait.
 */
export async function sendSmsCode(services: AuthServices, wish: CodeWish): Promise<SmsSent> {
  const { exhibition, query, captcha, language } = wish;
  const { tenantId, exhibitionId, profile } = exhibition;
  if (query.tenantId !== tenantId) throw new Refusal('TENANT_NOT_FOUND');
  if (!services.messages.sendsSms) throw new Refusal('SMS_UNAVAILABLE', { contact: profile.contact.phone });
  const phone = readPhone(query.mobile);
  if (phone === null) throw new Refusal('BAD_REQUEST', { detail: 'mobile' });
  if (!(await services.captchas.redeem(captcha))) throw new Refusal('CAPTCHA_WRONG');
  const template = query.smsCode;
  await inTransaction(services.database, async (transaction) => {
    const number = { tenantId, phone };
    await lockNumber(transaction, number);
    const { sent, now } = await selectSendings(transaction, number);
    const wait = waitBeforeSending(sent, now);
    if (wait > 0) throw new Refusal('TOO_MANY_REQUESTS', { seconds: Math.ceil(wait / 1000) });
    const wanted = await isForThem(services, transaction, exhibition, phone, template);
    const code = await services.codes.make(transaction, exhibition, phone, template);
    if (!wanted) return;
    await services.messages.queueSms(transaction, {
      tenantId,
      exhibitionId,
      template,
      recipient: phone,
      body: smsText(template, exhibition, language, code),
      masked: smsText(template, exhibition, language, '••••••'),
      lifeSeconds: limits.smsCodeLife / 1000,
    });
  });
  return { resendAfter: limits.smsPause / 1000, life: limits.smsCodeLife / 1000 };
}

/** Codes go to people of the portal; a visitor's to every number, the media's while the exhibition takes media. */
async function isForThem(
  services: AuthServices,
  transaction: Transaction,
  exhibition: Exhibition,
  phone: string,
  template: SmsTemplate,
): Promise<boolean> {
  if (template === 'visitor') return true;
  const account = await selectAccountByLogin(transaction, exhibition.tenantId, 'phone', phone);
  const memberships = await selectMemberships(transaction, exhibition, account?.accountId ?? '');
  const roles: readonly string[] = template === 'mediaRegister' ? ['media'] : portalRoles;
  const known = memberships.some(({ role }) => roles.includes(role));
  return known || (template === 'mediaRegister' && takesMedia(exhibition, services.now()));
}

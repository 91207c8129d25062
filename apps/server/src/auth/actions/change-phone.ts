import { parseLanguage } from '@zhantai/messages';
import { renderServerWord } from '@zhantai/messages/server';
import type { Transaction } from '../../database/database.ts';
import { localText, type Exhibition } from '../../exhibitions/index.ts';
import { maskMobile } from '../../platform/mask-mobile.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { MessageQueue } from '../message-queue.ts';
import { selectAccountByLogin, updatePhone, type Account } from '../store/accounts.ts';
import { revokeSessionsOfAccount } from '../store/sessions.ts';
import { lockNumber } from '../store/sms-codes.ts';

/**
 * Gives an account another phone to sign in with: its sessions end, and both numbers are told where SMS are sent.
 * @param language of who has the account. @throws Refusal PHONE_TAKEN where another account has the number.
 */
export async function changePhone(
  messages: MessageQueue,
  transaction: Transaction,
  exhibition: Exhibition,
  { tenantId, accountId, phone: before }: Account,
  phone: string,
  language: string,
): Promise<void> {
  await lockNumber(transaction, { tenantId, phone });
  if ((await selectAccountByLogin(transaction, tenantId, 'phone', phone)) !== null)
    throw new Refusal('PHONE_TAKEN');
  await updatePhone(transaction, tenantId, accountId, phone);
  await revokeSessionsOfAccount(transaction, tenantId, accountId, 'phone');
  if (!messages.sendsSms) return;
  const spoken = parseLanguage(language);
  const title = localText(exhibition.title, spoken);
  const body = renderServerWord('phoneChanged', spoken, { title, phone: maskMobile(phone) });
  for (const recipient of [before, phone]) {
    if (recipient === null) continue;
    await messages.queueSms(transaction, {
      tenantId,
      exhibitionId: exhibition.exhibitionId,
      template: 'phoneChanged',
      recipient,
      body,
      masked: body,
      lifeSeconds: null,
    });
  }
}

import { limits } from '@zhantai/contract';
import type { Language } from '@zhantai/engine';
import { renderServerWord } from '@zhantai/messages/server';
import type { Transaction } from '../../../database/database.ts';
import { localText, type Exhibition } from '../../../exhibitions/index.ts';
import { countCall } from '../../../rate-limits/index.ts';
import type { AuthServices } from '../../services.ts';
import type { Account } from '../../store/accounts.ts';

/** Where and in which language somebody is told. */
export interface Telling {
  readonly exhibition: Exhibition;
  readonly language: Language;
}

/**
 * Tells the owner of an account that its password was changed, by mail where there is an address, else by SMS; a few
 * times a day at most, for messages cost money.
 */
export async function tellPasswordChanged(
  { messages, now }: Pick<AuthServices, 'messages' | 'now'>,
  transaction: Transaction,
  { exhibition, language }: Telling,
  { accountId, email, phone }: Account,
): Promise<void> {
  const { tenantId, exhibitionId } = exhibition;
  const byMail = email !== '' && messages.sendsMail;
  const recipient = byMail ? email : messages.sendsSms ? phone : null;
  if (recipient === null) return;
  const { seconds, calls: most } = limits.passwordNotifications;
  const counted = { key: `account:${accountId}`, call: 'passwordChanged', seconds };
  const { calls } = await countCall(transaction, exhibition, counted, now());
  if (calls > most) return;
  const title = localText(exhibition.title, language);
  const body = renderServerWord('passwordChanged', language, { title });
  const message = {
    tenantId,
    exhibitionId,
    template: 'passwordChanged',
    recipient,
    body,
    masked: body,
    lifeSeconds: null,
  };
  if (!byMail) {
    await messages.queueSms(transaction, message);
    return;
  }
  const subject = renderServerWord('passwordChangedSubject', language, { title });
  return messages.queueMail(transaction, { ...message, subject });
}

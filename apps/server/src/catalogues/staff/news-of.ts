import type { SettleOrderRequest } from '@zhantai/contract';
import type { Language } from '@zhantai/engine';
import { languages } from '@zhantai/messages';
import { renderServerWord, type ServerWord } from '@zhantai/messages/server';
import type { LocalText } from '../../database/tables/schema.ts';
import type { SubmissionBooth } from '../../submissions/index.ts';
import type { Order } from '../orders/order.ts';

const payments = {
  unpaid: null,
  deposit: 'noticeDeposit',
  paid: 'noticePaid',
  refunded: 'noticeRefunded',
} as const satisfies Record<Order['payment'], ServerWord | null>;

/** What the exhibitor reads of its order in every language; null where there is nothing to tell. */
export function newsOf(
  { number, booth, payment: before }: Order,
  { action, payment = before, reason = '' }: Omit<SettleOrderRequest, 'revision'>,
): LocalText | null {
  const word = wordOf(action, before, payment);
  if (word === null) return null;
  const params = { number, reason: reason.trim() };
  return Object.fromEntries(
    languages.map((language) => {
      const place = booth === null ? {} : { booth: wordsOf(booth, language) };
      return [language, renderServerWord(word, language, { ...params, ...place })];
    }),
  );
}

function wordOf(
  action: SettleOrderRequest['action'],
  before: Order['payment'],
  payment: Order['payment'],
): ServerWord | null {
  if (action === 'confirm') return 'noticeConfirmed';
  if (action === 'cancel') return 'noticeCancelled';
  return payment === before ? null : payments[payment];
}

function wordsOf({ hall, number }: SubmissionBooth, language: Language): string {
  return renderServerWord('booth', language, { hall, number });
}

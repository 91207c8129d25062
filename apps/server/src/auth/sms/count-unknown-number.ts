import { limits } from '@zhantai/contract';
import { parseLanguage } from '@zhantai/messages';
import { renderServerWord } from '@zhantai/messages/server';
import type { Transaction } from '../../database/database.ts';
import { localText, readSetting, type Exhibition } from '../../exhibitions/index.ts';
import { countCall, everywhere, requireAddressRate, uncountCall } from '../../rate-limits/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import { mailAdmins } from '../mail-admins.ts';
import type { AuthServices } from '../services.ts';
import { keepSmsAlarm, type SmsAlarm } from './sms-alarm.ts';

/** How SMS to numbers that nobody of an exhibition has are counted; of an address under the same name. */
export const unknownSms = { key: 'exhibition', call: 'smsUnknown', seconds: 3_600 } as const;

/**
 * Counts an SMS to a number that nobody of the exhibition has, before it is queued. At half of what an hour takes and at
 * all of it the admins are told, once in that hour, also where the bound came down to what was sent already; beyond all
 * of it such numbers get none until the hour is over.
 * @returns the refusal of one that is too many, null of one that is sent: the transaction commits either way, so that
 * the admins are told.
 * @throws Refusal TOO_MANY_REQUESTS where the address had its share.
 */
export async function countUnknownNumber(
  services: Pick<AuthServices, 'now' | 'messages' | 'warn'>,
  transaction: Transaction,
  exhibition: Exhibition,
  address: string,
): Promise<Refusal | null> {
  const at = services.now();
  const { key, call, seconds } = unknownSms;
  const most = await readSetting(transaction, exhibition, 'smsUnknownPerHour');
  const { calls, startedAt } = await countCall(transaction, exhibition, unknownSms, at);
  const isFull = calls > most;
  if (isFull) await uncountCall(transaction, exhibition, { key, call });
  else await requireAddressRate(transaction, everywhere, { address, call }, limits.smsOfAddress, at);
  const level = levelOf(calls, most);
  if (level !== null && (await isFirst(transaction, exhibition, level, startedAt))) {
    await keepSmsAlarm(transaction, exhibition, level, at);
    await tellAdmins(services, transaction, exhibition, { calls: isFull ? calls - 1 : calls, most });
  }
  if (!isFull) return null;
  const left = startedAt.getTime() + seconds * 1000 - at.getTime();
  return new Refusal('TOO_MANY_REQUESTS', { seconds: Math.max(1, Math.ceil(left / 1000)) });
}

/** What is worth telling; nothing where the organiser wants none sent. */
function levelOf(calls: number, most: number): SmsAlarm | null {
  if (most === 0 || calls < Math.ceil(most / 2)) return null;
  return calls < most ? 'half' : 'full';
}

/** Whether nobody was told of it yet in the hour that began then. */
async function isFirst(
  transaction: Transaction,
  exhibition: Exhibition,
  level: SmsAlarm,
  hour: Date,
): Promise<boolean> {
  const notification = {
    key: `hour:${hour.getTime()}`,
    call: `smsAlarm ${level}`,
    seconds: unknownSms.seconds,
  };
  return (await countCall(transaction, exhibition, notification, hour)).calls === 1;
}

async function tellAdmins(
  { messages, warn }: Pick<AuthServices, 'messages' | 'warn'>,
  transaction: Transaction,
  exhibition: Exhibition,
  { calls, most }: { readonly calls: number; readonly most: number },
): Promise<void> {
  const { tenantId, exhibitionId, title } = exhibition;
  warn({ tenantId, exhibitionId, calls, most }, 'many SMS go to numbers that nobody knows here');
  const language = parseLanguage(undefined);
  const params = { title: localText(title, language), calls, most };
  await mailAdmins(messages, transaction, exhibition, {
    template: 'smsAlarm',
    subject: renderServerWord('mailSmsAlarmSubject', language, params),
    body: renderServerWord('mailSmsAlarm', language, params),
  });
}

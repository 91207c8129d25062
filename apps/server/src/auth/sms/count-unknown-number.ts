import { limits } from '@zhantai/contract';
import { parseLanguage } from '@zhantai/messages';
import { renderServerWord } from '@zhantai/messages/server';
import type { Transaction } from '../../database/database.ts';
import { localText, readSetting, type Exhibition } from '../../exhibitions/index.ts';
import { countCall, everywhere, requireAddressRate } from '../../pace/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { AuthServices } from '../services.ts';
import { keepSmsAlarm } from './sms-alarm.ts';
import { selectAdmins } from '../store/admins.ts';

const hour = 3_600;

/**
 * Counts an SMS to a number that nobody of the exhibition has, before it is queued. At half of what an hour takes the
 * admins are told; beyond all of it such numbers get none until the hour is over.
 * @throws Refusal TOO_MANY_REQUESTS with the seconds to wait.
 */
export async function countUnknownNumber(
  services: Pick<AuthServices, 'now' | 'messages' | 'warn'>,
  transaction: Transaction,
  exhibition: Exhibition,
  address: string,
): Promise<void> {
  const at = services.now();
  const call = 'smsUnknown';
  await requireAddressRate(transaction, everywhere, { address, call }, limits.smsOfAddress, at);
  const most = await readSetting(transaction, exhibition, 'smsUnknownPerHour');
  const counted = { key: 'exhibition', call, seconds: hour };
  const { calls, startedAt } = await countCall(transaction, exhibition, counted, at);
  if (calls > most) {
    const left = startedAt.getTime() + hour * 1000 - at.getTime();
    throw new Refusal('TOO_MANY_REQUESTS', { seconds: Math.max(1, Math.ceil(left / 1000)) });
  }
  if (calls === Math.ceil(most / 2) || calls === most) {
    await keepSmsAlarm(transaction, exhibition, calls === most ? 'full' : 'half', at);
    await tellAdmins(services, transaction, exhibition, { calls, most });
  }
}

async function tellAdmins(
  { messages, warn }: Pick<AuthServices, 'messages' | 'warn'>,
  transaction: Transaction,
  exhibition: Exhibition,
  { calls, most }: { readonly calls: number; readonly most: number },
): Promise<void> {
  const { tenantId, exhibitionId, title } = exhibition;
  warn({ tenantId, exhibitionId, calls, most }, 'many SMS go to numbers that nobody knows here');
  if (!messages.sendsMail) return;
  const language = parseLanguage(undefined);
  const params = { title: localText(title, language), calls, most };
  const body = renderServerWord('mailSmsAlarm', language, params);
  for (const { email } of await selectAdmins(transaction, exhibition)) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await messages.queueMail(transaction, {
      tenantId,
      exhibitionId,
      template: 'smsAlarm',
      recipient: email,
      subject: renderServerWord('mailSmsAlarmSubject', language, params),
      body,
      masked: body,
      lifeSeconds: null,
    });
  }
}

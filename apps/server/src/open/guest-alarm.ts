import { parseLanguage } from '@zhantai/messages';
import { renderServerWord } from '@zhantai/messages/server';
import { mailAdmins, type MessageQueue } from '../auth/index.ts';
import type { Database, Transaction } from '../database/database.ts';
import { localText, type Exhibition } from '../exhibitions/index.ts';
import { findForms, type PublishedForm } from '../forms/index.ts';
import { countCall, findWindows } from '../rate-limits/index.ts';

/** What raising an alarm works with. */
export interface AlarmServices {
  readonly messages: MessageQueue;
  readonly now: () => Date;
}

/** How near a form came to what guests may hand in within an hour. */
interface GuestFlood {
  readonly exhibition: Exhibition;
  readonly form: PublishedForm;
  readonly calls: number;
  readonly most: number;
}

/** Once a day for each form, and so long the console shows it. */
const daily = { call: 'guestAlarm', seconds: 86_400 } as const;
const keyOf = (formId: string): string => `form:${formId}`;

/** Tells the admins that guests hand in unusually much of a form. */
export async function raiseGuestAlarm(
  { messages, now }: AlarmServices,
  transaction: Transaction,
  { exhibition, form, calls, most }: GuestFlood,
): Promise<void> {
  const counted = { ...daily, key: keyOf(form.formId) };
  if ((await findWindows(transaction, exhibition, daily, [counted.key], now())).length > 0) return;
  if ((await countCall(transaction, exhibition, counted, now())).calls > 1) return;
  const language = parseLanguage(undefined);
  const title = localText(exhibition.title, language);
  const params = { title, form: localText(form.title, language), calls, most };
  await mailAdmins(messages, transaction, exhibition, {
    template: 'guestAlarm',
    subject: renderServerWord('mailGuestAlarmSubject', language, params),
    body: renderServerWord('mailGuestAlarm', language, params),
  });
}

/** The form of the last alarm within a day, and when it was raised; null where all is well. */
export async function findGuestAlarm(
  database: Database,
  exhibition: Exhibition,
  now: Date,
): Promise<{ readonly form: PublishedForm; readonly at: Date } | null> {
  const forms = await findForms(database, exhibition);
  const keys = forms.map(({ formId }) => keyOf(formId));
  const [last] = await findWindows(database, exhibition, daily, keys, now);
  const form = forms.find(({ formId }) => keyOf(formId) === last?.key);
  return last === undefined || form === undefined ? null : { form, at: last.startedAt };
}

import type { Database, Transaction } from '../../database/database.ts';
import type { Scope } from '../../exhibitions/index.ts';
import { countCall, findWindow } from '../../rate-limits/index.ts';

/** How near SMS to unknown numbers came to their bound within an hour. */
export type SmsAlarm = 'half' | 'full';

/** So long the console shows an alarm. */
const SHOWN_SECONDS = 86_400;

const windowOf = (level: SmsAlarm) => ({
  key: 'exhibition',
  call: level === 'full' ? 'smsAlarmFull' : 'smsAlarmHalf',
  seconds: SHOWN_SECONDS,
});

/** Keeps that it came so near. */
export async function keepSmsAlarm(
  transaction: Transaction,
  scope: Scope,
  level: SmsAlarm,
  at: Date,
): Promise<void> {
  await countCall(transaction, scope, windowOf(level), at);
}

/** The worst of the last day, and when it began; null where all is well. */
export async function findSmsAlarm(
  database: Database,
  scope: Scope,
  now: Date,
): Promise<{ readonly level: SmsAlarm; readonly at: Date } | null> {
  for (const level of ['full', 'half'] as const) {
    // The worse first.
    const found = await findWindow(database, scope, windowOf(level), now);
    if (found !== null) return { level, at: found.startedAt };
  }
  return null;
}

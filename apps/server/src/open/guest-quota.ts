import type { Database, Transaction } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { readSetting, type Exhibition } from '../exhibitions/index.ts';
import type { PublishedForm } from '../forms/index.ts';
import { Refusal } from '../platform/refusal.ts';
import { countCall, findWindow, uncountCall } from '../rate-limits/index.ts';
import type { Ticket } from '../tickets/index.ts';
import { raiseGuestAlarm, type AlarmServices } from './guest-alarm.ts';

const hourSeconds = 3_600;

/** What is counted apart. */
type GuestCall = 'guestSubmit' | 'guestDraft';

/** A form that a guest fills in. */
interface GuestEntry {
  readonly exhibition: Exhibition;
  readonly form: PublishedForm;
}

/** Whether somebody comes by the invitation of an exhibitor, whose places have a bound of their own. */
export function isInvited({ purpose, exhibitorId }: Pick<Ticket, 'purpose' | 'exhibitorId'>): boolean {
  return purpose === 'visitor' && exhibitorId !== null;
}

/**
 * Counts what a guest hands in for the first time who proved nothing and was not invited, in the transaction of that:
 * however many addresses send it, a form takes so many in an hour. At half of them the admins are told.
 * @throws Refusal FORM_BUSY with the time until the hour is over.
 */
export async function requireGuestQuota(
  services: AlarmServices,
  transaction: Transaction,
  entry: GuestEntry,
): Promise<void> {
  const { calls, most } = await countEntry(transaction, entry, 'guestSubmit', services.now());
  if (calls >= Math.ceil(most / 2)) await raiseGuestAlarm(services, transaction, { ...entry, calls, most });
}

/**
 * Refuses at once what {@link requireGuestQuota} would refuse, where nothing is locked or judged yet: beyond the bound a
 * flood holds up nobody who is taken.
 * @throws Refusal FORM_BUSY.
 */
export async function requireGuestRoom(database: Database, entry: GuestEntry, at: Date): Promise<void> {
  // In a transaction the setting is read as it is now.
  await inTransaction(database, async (transaction) => {
    const { exhibition } = entry;
    const most = await readSetting(transaction, exhibition, 'guestSubmitsPerHour');
    const window = await findWindow(transaction, exhibition, countedOf(entry, 'guestSubmit'), at);
    if (window !== null && window.calls >= most) throw formBusy(window.startedAt, at);
  });
}

/** As {@link requireGuestQuota}, for what is only begun; counted apart, so that drafts take nobody's place. */
export async function requireGuestDraftQuota(database: Database, entry: GuestEntry, at: Date): Promise<void> {
  await inTransaction(database, (transaction) => countEntry(transaction, entry, 'guestDraft', at));
}

async function countEntry(
  transaction: Transaction,
  entry: GuestEntry,
  call: GuestCall,
  at: Date,
): Promise<{ readonly calls: number; readonly most: number }> {
  const { exhibition } = entry;
  const most = await readSetting(transaction, exhibition, 'guestSubmitsPerHour');
  const counted = countedOf(entry, call);
  const { calls, startedAt } = await countCall(transaction, exhibition, counted, at);
  if (calls <= most) return { calls, most };
  // What was refused takes no place where the organiser raises the bound.
  await uncountCall(transaction, exhibition, counted);
  throw formBusy(startedAt, at);
}

function countedOf({ form }: GuestEntry, call: GuestCall) {
  return { key: `form:${form.formId}`, call, seconds: hourSeconds };
}

function formBusy(startedAt: Date, at: Date): Refusal {
  const left = startedAt.getTime() + hourSeconds * 1000 - at.getTime();
  return new Refusal('FORM_BUSY', {
    seconds: Math.max(1, Math.ceil(left / 1000)),
    minutes: Math.max(1, Math.ceil(left / 60_000)),
  });
}

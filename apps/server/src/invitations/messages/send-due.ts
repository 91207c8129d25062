import { limits } from '@zhantai/contract';
import { addDays } from '@zhantai/engine';
import { parseLanguage } from '@zhantai/messages';
import { renderServerWord } from '@zhantai/messages/server';
import { mayGetSms } from '../../auth/index.ts';
import { findExhibitor } from '../../booths/index.ts';
import type { Transaction } from '../../database/database.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { dayIn, localText, type Exhibition, type ExhibitionDirectory } from '../../exhibitions/index.ts';
import { linkAddress } from '../../tickets/index.ts';
import { visitorLink } from '../visitor-link.ts';
import type { InvitationServices } from '../services.ts';
import { countSent, lockInviting } from './days/store.ts';
import { afterQuietHours, morningOf, untilEvening } from './quiet-hours.ts';
import {
  findDueScopes,
  findRefusals,
  hasRegistered,
  lockDue,
  lockRecipient,
  updateMessage,
  wasInvited,
  type InvitationMessage,
  type SkipReason,
} from './store.ts';

/** So many at once: what is more comes with the next round, and codes for signing in pass between. */
const batch = 25;

/**
 * Sends what is due, some of it: by day only, never twice to a number a day, to nobody who wants none, and again only to
 * who did not register. @returns how many were looked at.
 */
export async function sendDue(
  services: InvitationServices,
  exhibitions: Pick<ExhibitionDirectory, 'find'>,
): Promise<number> {
  const { database, now, messages } = services;
  if (!messages.sendsSms) return 0;
  const at = now();
  let looked = 0;
  for (const scope of await findDueScopes(database, at)) {
    const exhibition = await exhibitions.find(scope.tenantId, scope.exhibitionId);
    if (exhibition !== null) looked += await sendBatch(services, exhibition, at);
  }
  return looked;
}

async function sendBatch(services: InvitationServices, exhibition: Exhibition, at: Date): Promise<number> {
  return inTransaction(services.database, async (transaction) => {
    // One batch of an exhibition after the other, so that no day has more than it may.
    await lockInviting(transaction, exhibition);
    const due = await lockDue(transaction, exhibition, at, batch);
    const sent = new Map(await countSent(transaction, exhibition, dayIn(at, exhibition.zone)));
    const say = remembering((message) => textOf(services, transaction, exhibition, message));
    for (const message of due) {
      // One connection, one statement at a time.
      await send({ services, transaction, exhibition, at, say, sent }, message);
    }
    return due.length;
  });
}

type Say = (message: InvitationMessage) => Promise<string>;

/** What one exhibitor says in one language is said once. */
function remembering(say: Say): Say {
  const said = new Map<string, Promise<string>>();
  return (message) => {
    const key = JSON.stringify([message.exhibitorId, message.language, message.signature]);
    const text = said.get(key) ?? say(message);
    said.set(key, text);
    return text;
  };
}

interface Sending {
  readonly services: InvitationServices;
  readonly transaction: Transaction;
  readonly exhibition: Exhibition;
  readonly at: Date;
  readonly say: Say;
  /** Of today, by exhibitor. */
  readonly sent: Map<string, number>;
}

async function send(
  { services, transaction, exhibition, at, say, sent }: Sending,
  message: InvitationMessage,
): Promise<void> {
  const { zone } = exhibition;
  const { recipient } = message;
  const awake = afterQuietHours(at, zone);
  if (awake > at) return updateMessage(transaction, message, { send_at: awake });
  await lockRecipient(transaction, exhibition, recipient);
  const why = await hindrance(transaction, exhibition, message, at);
  if (why !== null) return updateMessage(transaction, message, { state: 'skipped', why });
  const today = dayIn(at, zone);
  if (isFull(sent, message) || (await wasInvited(transaction, exhibition, recipient, today))) {
    return updateMessage(transaction, message, { send_at: morningOf(addDays(today, 1), zone) });
  }
  await updateMessage(transaction, message, { state: 'sent', sent_on: today });
  sent.set(message.exhibitorId, (sent.get(message.exhibitorId) ?? 0) + 1);
  const body = await say(message);
  await services.messages.queueSms(transaction, {
    tenantId: exhibition.tenantId,
    exhibitionId: exhibition.exhibitionId,
    template: 'invitation',
    recipient,
    body,
    masked: body,
    lifeSeconds: Math.max(60, Math.floor(untilEvening(at, zone) / 1000)),
  });
}

/** What moved here from full days finds no more room than what was planned for this one. */
function isFull(sent: ReadonlyMap<string, number>, { exhibitorId }: InvitationMessage): boolean {
  if ((sent.get(exhibitorId) ?? 0) >= limits.invitationsADay) return true;
  let all = 0;
  for (const count of sent.values()) all += count;
  return all >= limits.invitationsOfExhibitionADay;
}

async function hindrance(
  transaction: Transaction,
  exhibition: Exhibition,
  { recipient, wave, exhibitorId }: InvitationMessage,
  at: Date,
): Promise<SkipReason | null> {
  if (dayIn(at, exhibition.zone) > exhibition.profile.dates.end) return 'over';
  if (!(await mayGetSms(transaction, exhibition, recipient))) return 'country';
  const refusals = await findRefusals(transaction, exhibition.tenantId, [recipient]);
  if (refusals.size > 0) return 'refused';
  const again = wave > 1 && (await hasRegistered(transaction, exhibition, exhibitorId, recipient));
  return again ? 'registered' : null;
}

async function textOf(
  services: InvitationServices,
  transaction: Transaction,
  exhibition: Exhibition,
  { exhibitorId, language: code, signature }: InvitationMessage,
): Promise<string> {
  const language = parseLanguage(code);
  const exhibitor = await findExhibitor(transaction, exhibition, exhibitorId);
  const link = await visitorLink({ ...services, database: transaction }, exhibition, exhibitorId);
  return renderServerWord('smsInvitation', language, {
    company: (language === 'en' ? exhibitor?.nameEn : '') || (exhibitor?.name ?? ''),
    title: localText(exhibition.title, language),
    link: linkAddress(services.publicUrl, exhibition, link?.code ?? ''),
    signature,
  });
}

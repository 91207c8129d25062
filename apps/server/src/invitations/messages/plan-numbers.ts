import { limits, type InvitationsPlanned, type InviteVisitorsRequest } from '@zhantai/contract';
import { v7 as uuid } from 'uuid';
import { recordAudit, type AuditActor } from '../../audit/index.ts';
import { mayGetSms, readPhone, type Origin } from '../../auth/index.ts';
import { findExhibitor } from '../../booths/index.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { formatTime, parseTime, type Exhibition } from '../../exhibitions/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { InvitationServices } from '../services.ts';
import { lockPlaces } from './days/places-of-days.ts';
import { afterQuietHours } from './quiet-hours.ts';
import { countMessages, findRefusals, insertMessages, type InvitationMessage } from './store.ts';

const DAY_MS = 86_400_000;

/** For whom numbers are invited, by whom and from where. */
export interface Inviting {
  readonly exhibition: Exhibition;
  readonly exhibitorId: string;
  readonly actor: AuditActor;
  readonly origin: Origin;
}

/**
 * Plans an invitation for each of these numbers; those that are none, or want none, are told.
 * @throws Refusal SMS_UNAVAILABLE where nobody sends SMS, NOT_FOUND for no such exhibitor, BAD_REQUEST for a time that is
 * none, TOO_MANY_REQUESTS where an exhibitor invites more in a day than it may.
 */
export async function planNumbers(
  { database, now, messages }: InvitationServices,
  { exhibition, exhibitorId, actor, origin }: Inviting,
  { mobiles, signature, language, sendAt }: InviteVisitorsRequest,
): Promise<InvitationsPlanned> {
  const { tenantId, exhibitionId, zone } = exhibition;
  if (!messages.sendsSms) throw new Refusal('SMS_UNAVAILABLE');
  const at = now();
  const wished = sendAt === undefined ? at : parseTime(sendAt, zone);
  if (wished === null) throw new Refusal('BAD_REQUEST', { detail: 'sendAt' });
  const exhibitor = await findExhibitor(database, exhibition, exhibitorId);
  if (exhibitor === null) throw new Refusal('NOT_FOUND');
  const skipped: InvitationsPlanned['skipped'] = [];
  const numbers = new Set<string>();
  for (const typed of mobiles) {
    const mobile = readPhone(typed);
    if (mobile === null) skipped.push({ mobile: typed, why: 'number' });
    else if (numbers.has(mobile)) skipped.push({ mobile: typed, why: 'twice' });
    // The setting is cached.
    else if (!(await mayGetSms(database, exhibition, mobile)))
      skipped.push({ mobile: typed, why: 'country' });
    else numbers.add(mobile);
  }
  const refusing = await findRefusals(database, tenantId, [...numbers]);
  for (const mobile of refusing) {
    numbers.delete(mobile);
    skipped.push({ mobile, why: 'refused' });
  }
  const time = afterQuietHours(wished < at ? at : wished, zone);
  const planned = [...numbers].map((recipient): InvitationMessage => ({
    tenantId,
    exhibitionId,
    invitationId: uuid(),
    exhibitorId,
    submissionId: null,
    recipient,
    wave: 1,
    language: language ?? exhibitor.language,
    signature: signature?.trim() ?? '',
    sendAt: time,
  }));
  await inTransaction(database, async (transaction) => {
    const places = await lockPlaces(transaction, exhibition, exhibitorId, at);
    const since = new Date(at.getTime() - DAY_MS);
    const { recent } = await countMessages(transaction, exhibition, exhibitorId, since);
    // So many in a day, for whatever days they are planned.
    const free = Math.min(limits.invitationsADay - recent, places.freeOn(time));
    if (planned.length > free) throw new Refusal('TOO_MANY_REQUESTS', { seconds: 3_600 });
    await insertMessages(transaction, exhibition, planned, at);
    await recordAudit(transaction, {
      tenantId,
      exhibitionId,
      actor,
      action: 'invitation.plan',
      thing: { kind: 'exhibitor', id: exhibitorId },
      detail: { numbers: planned.length },
      origin,
    });
  });
  return { planned: planned.length, sendAt: formatTime(time, zone), skipped };
}

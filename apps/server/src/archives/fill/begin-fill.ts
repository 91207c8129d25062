import type { FillRequest } from '@zhantai/contract';
import { recordAudit } from '../../audit/index.ts';
import type { Origin, Staff } from '../../auth/index.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { readMoment, tenantRow, type Exhibition } from '../../exhibitions/index.ts';
import { addLongJob } from '../../jobs/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import { refusingGone, type PackServices } from '../packs/keep-pack.ts';
import { findTakenParts } from '../store/fill.ts';
import { fillKind, type FillPayload } from './fill-job.ts';
import { fits, type LineMoment } from './moments.ts';
import { withFill } from './open-fill.ts';
import { surveyFill } from './read-preview.ts';

/** Who fills an exhibition, and where they are. */
interface Filler {
  readonly staff: Staff;
  readonly exhibition: Exhibition;
  readonly origin: Origin;
}

/**
 * Wants an exhibition to be filled. @returns the id of the job.
 * @throws Refusal NOT_FOUND, EXHIBITION_OPEN, EXHIBITION_NOT_EMPTY with the parts, WINDOW_ORDER with the form, TIME_UNCLEAR, BAD_REQUEST
 * for a date of something that does not move, or two days of stock that become one.
 */
export async function beginFill(
  services: PackServices,
  { staff, exhibition, origin }: Filler,
  exhibitionId: string,
  { from, parts, forms, dates = [] }: FillRequest,
): Promise<string> {
  const { database, vault } = services;
  const { accountId, tenantId } = staff;
  const scope = { tenantId, exhibitionId };
  await refusingGone(
    withFill(services, scope, from, async (fill) => {
      if (fill.target.open) throw new Refusal('EXHIBITION_OPEN');
      if (dates.length > 0) {
        const { moments } = await surveyFill(services, fill);
        judgeDates(moments, new Map(dates.map(({ key, to }) => [key, to])), fill.shift.toZone);
      }
    }),
  );
  return inTransaction(database, async (transaction) => {
    const taken = await findTakenParts(transaction, scope);
    const both = parts.filter((part) => taken.has(part));
    if (both.length > 0) throw new Refusal('EXHIBITION_NOT_EMPTY', {}, { parts: both });
    const { address, requestId } = origin;
    const payload: FillPayload = {
      exhibitionId,
      from,
      parts: [...parts],
      forms: forms === undefined ? null : [...forms],
      dates: [...dates],
      origin: { address, requestId },
    };
    const wanted = { kind: fillKind, payload, accountId, secret: null };
    const jobId = await addLongJob(transaction, vault, exhibition, wanted);
    // Where nothing comes of it, the organiser still knows who wanted it.
    await recordAudit(transaction, {
      tenantId,
      exhibitionId: tenantRow,
      actor: { kind: 'staff', accountId },
      action: 'exhibition.begin-fill',
      thing: { kind: 'exhibition', id: exhibitionId },
      detail: { from, parts },
      origin,
    });
    return jobId;
  });
}

/** @throws Refusal where dates that were typed cannot be. */
function judgeDates(moments: readonly LineMoment[], dates: ReadonlyMap<string, string>, zone: string): void {
  const known = new Map(moments.map((moment) => [moment.key, moment]));
  for (const [key, to] of dates) {
    const moment = known.get(key);
    if (moment === undefined || !fits(moment, to, zone)) throw new Refusal('BAD_REQUEST', { detail: key });
    if (to.length > 10) readMoment(to, zone);
  }
  const windows = new Map<string, Map<LineMoment['kind'], string>>();
  const slots: string[] = [];
  for (const { key, kind, formId, to: moved } of moments) {
    const wanted = dates.get(key) ?? moved;
    const to = wanted.length === 16 ? `${wanted}:00` : wanted;
    if (kind === 'slot') slots.push(to);
    if (formId === null) continue;
    const window = windows.get(formId) ?? new Map<LineMoment['kind'], string>();
    windows.set(formId, window.set(kind, to));
  }
  if (new Set(slots).size < slots.length) throw new Refusal('BAD_REQUEST', { detail: 'slot' });
  for (const [formId, window] of windows)
    if (!isOrdered(window)) throw new Refusal('WINDOW_ORDER', {}, { formId });
}

/** Opens < early ≤ deadline ≤ late; sales on site begin before they end. */
function isOrdered(window: ReadonlyMap<LineMoment['kind'], string>): boolean {
  const ends = (['early', 'end', 'late'] as const).flatMap((kind) => window.get(kind) ?? []);
  const [opens, first] = [window.get('opens'), ends[0]];
  const [from, until] = [window.get('onSiteFrom'), window.get('onSiteUntil')];
  return (
    ends.every((end, index) => (ends[index - 1] ?? '') <= end) &&
    (opens === undefined || first === undefined || opens < first) &&
    (from === undefined || until === undefined || from < until)
  );
}

import type { ReopenByVersion } from '@zhantai/contract';
import { requireMay } from '../../auth/index.ts';
import type { Transaction } from '../../database/database.ts';
import { formatTime, readMoment } from '../../exhibitions/index.ts';
import { findAnyForm, windowState } from '../../forms/index.ts';
import { addJob } from '../../jobs/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import { findReopenable } from '../store/reopenable.ts';
import type { Publisher } from '../publisher.ts';
import { reopenJob } from './reopen-job.ts';
import type { ReopenPayload } from './reopen-payload.ts';

/**
 * Adds the job that opens submissions again for a version, in the transaction that publishes it: what it holds is decided then.
 * @throws Refusal MAY_NOT_DECIDE, SELECTION_CHANGED where there are not as many as were seen, EXTENSION_NEEDED where the form
 * is closed and no later end is given, EXTENSION_TOO_EARLY, NO_DEADLINE, TIME_UNCLEAR.
 */
export async function planReopening(
  transaction: Transaction,
  { staff, exhibition, origin }: Publisher,
  published: { readonly formId: string; readonly version: number; readonly effectsId: string },
  { which, count, reason, endAt }: ReopenByVersion,
  now: () => Date,
): Promise<string | null> {
  requireMay(staff, 'decide');
  const { formId, version, effectsId } = published;
  const form = await findAnyForm(transaction, exhibition, formId);
  if (form === null) return null;
  const end = endAt === undefined ? null : readMoment(endAt, exhibition.zone);
  requireEnd(end, form.window, exhibition.zone, now());
  const wanted = await findReopenable(transaction, exhibition, form, which === 'all' ? null : effectsId);
  if (wanted.length !== count)
    throw new Refusal('SELECTION_CHANGED', { count: wanted.length }, { count: wanted.length });
  if (wanted.length === 0) return null;
  const { address, requestId } = origin;
  const payload: ReopenPayload = {
    formId,
    version,
    reason: reason.trim(),
    endAt: end?.toISOString() ?? null,
    origin: { address, requestId },
  };
  const things = wanted.map(({ submissionId, ...change }) => ({ id: submissionId, change }));
  // Afterwards: what is published is locked here, and whoever hands in meanwhile holds what the job would wait for.
  const job = { payload, accountId: staff.accountId, things, isLater: true };
  return addJob(transaction, exhibition, reopenJob(now), job);
}

function requireEnd(
  end: Date | null,
  window: Parameters<typeof windowState>[0],
  zone: string,
  now: Date,
): void {
  const isClosed = windowState(window, null, now).state === 'closed';
  if (end === null) {
    if (isClosed) throw new Refusal('EXTENSION_NEEDED');
    return;
  }
  if (window.endAt === null) throw new Refusal('NO_DEADLINE');
  if (end > now && end > window.endAt) return;
  const shown = formatTime(window.endAt, zone);
  throw new Refusal('EXTENSION_TOO_EARLY', { end: shown }, { end: shown });
}

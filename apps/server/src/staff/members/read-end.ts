import { parseTime, type Exhibition } from '../../exhibitions/index.ts';
import { Refusal } from '../../platform/refusal.ts';

/** When a membership is to end. @throws Refusal BAD_REQUEST for a time that is none or over. */
export function readEnd(typed: string | null, { zone }: Exhibition, now: Date): Date | null {
  if (typed === null) return null;
  const endsAt = parseTime(typed, zone);
  if (endsAt === null || endsAt <= now) throw new Refusal('BAD_REQUEST', { detail: 'endsAt' });
  return endsAt;
}

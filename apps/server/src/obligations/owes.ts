import type { Obligation } from './obligation.ts';

/** Of an obligation that is not fulfilled: owed, or missed once it is taken no more; null where nothing is owed. */
export function owes({ required, status, lateEndAt }: Obligation, now: Date): 'owed' | 'missed' | null {
  if (!required || (status !== 'none' && status !== 'draft' && status !== 'fail')) return null;
  return lateEndAt !== null && now > lateEndAt ? 'missed' : 'owed';
}

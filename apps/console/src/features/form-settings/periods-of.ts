import type { FormSettings } from '@zhantai/contract';

/** A time in which the same holds. */
export interface Period {
  readonly kind: 'early' | 'normal' | 'open' | 'late';
  readonly from: string;
  readonly to: string;
  /** How long it is, at least one. */
  readonly days: number;
  /** How much of it is over, 0 to 1; null where now is outside. */
  readonly today: number | null;
}

/** The periods between the moments of a form that are in order; none where no two are there. */
export function periodsOf(
  { opensAt, earlyEndAt, endAt, lateEndAt }: FormSettings,
  serverTime: string,
): readonly Period[] {
  const spans = [
    { kind: 'early', from: opensAt, to: earlyEndAt },
    { kind: earlyEndAt === null ? 'open' : 'normal', from: earlyEndAt ?? opensAt, to: endAt },
    { kind: 'late', from: endAt, to: lateEndAt },
  ] as const;
  return spans.flatMap(({ kind, from, to }) => {
    if (from === null || to === null || from >= to) return [];
    const [begin, end, now] = [millisecondsOf(from), millisecondsOf(to), millisecondsOf(serverTime)];
    const today = now >= begin && now < end ? (now - begin) / (end - begin) : null;
    return [{ kind, from, to, days: Math.max(1, (end - begin) / 86_400_000), today }];
  });
}

/** Of a time without a zone, to be measured against others of the same clocks. */
function millisecondsOf(time: string): number {
  return Date.parse(`${time.slice(0, 19).replace(' ', 'T')}Z`);
}

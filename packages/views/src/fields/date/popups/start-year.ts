import type { Item } from '@zhantai/engine';

/** The year whose page shows first where none is chosen: that of `defaultTime`, a year or a date; undefined without one. */
export function startYear({ source }: Pick<Item, 'source'>): number | undefined {
  const { defaultTime } = source;
  if (typeof defaultTime !== 'string' && typeof defaultTime !== 'number') return undefined;
  const [year] = /^\d{4}(?=$|-)/.exec(String(defaultTime)) ?? [];
  return year === undefined ? undefined : Number(year);
}

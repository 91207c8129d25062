import type { ChangeBoothRequest, ConsoleBoothName } from '@zhantai/contract';

/** A booth as it is typed: figures are texts until they are sent. */
export interface TypedBooth {
  readonly hall: string;
  readonly number: string;
  readonly area: string;
  readonly type: 'std' | 'raw' | 'semi';
  readonly heightLimit: string;
}

export type BoothKey = keyof TypedBooth;
export const boothTypes = ['std', 'raw', 'semi'] as const;

/** What stands in the dialog when it opens. */
export function typedBoothOf(booth: ConsoleBoothName | null): TypedBooth {
  return {
    hall: booth?.hall ?? '',
    number: booth?.number ?? '',
    area: booth?.area === null || booth === null ? '' : String(booth.area),
    type: booth?.type ?? 'raw',
    heightLimit: booth?.heightLimit === null || booth === null ? '' : String(booth.heightLimit),
  };
}

/** The keys that cannot be sent as they are typed. */
export function wrongKeys({ hall, number, area, heightLimit }: TypedBooth): readonly BoothKey[] {
  return [
    ...(hall.trim() === '' ? (['hall'] as const) : []),
    ...(number.trim() === '' ? (['number'] as const) : []),
    ...(isFigure(area) ? [] : (['area'] as const)),
    ...(heightLimit.trim() === '' || isFigure(heightLimit) ? [] : (['heightLimit'] as const)),
  ];
}

/** More than nothing, with two decimals at most. */
function isFigure(text: string): boolean {
  return /^\d{1,6}(\.\d{1,2})?$/.test(text.trim()) && Number(text) > 0;
}

/** A booth as it is sent. */
export function boothOf({ hall, number, area, type, heightLimit }: TypedBooth) {
  return {
    hall: hall.trim(),
    number: number.trim(),
    area: Number(area),
    type,
    heightLimit: heightLimit.trim() === '' ? null : Number(heightLimit),
  };
}

/** What is sent to change one: the keys that differ from what was seen; null where none does. */
export function boothChangeOf(seen: TypedBooth, typed: TypedBooth): ChangeBoothRequest['change'] | null {
  const [from, to] = [boothOf(seen), boothOf(typed)];
  const change = {
    ...(from.hall === to.hall ? {} : { hall: { from: from.hall, to: to.hall } }),
    ...(from.number === to.number ? {} : { number: { from: from.number, to: to.number } }),
    ...(from.area === to.area ? {} : { area: { from: from.area, to: to.area } }),
    ...(from.type === to.type ? {} : { type: { from: from.type, to: to.type } }),
    ...(from.heightLimit === to.heightLimit
      ? {}
      : { heightLimit: { from: from.heightLimit, to: to.heightLimit } }),
  };
  return Object.keys(change).length === 0 ? null : change;
}

/** What is typed with the value of one key as the server says it. */
export function withBoothValue(typed: TypedBooth, key: BoothKey, value: unknown): TypedBooth {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  if (key !== 'type') return { ...typed, [key]: text };
  return { ...typed, type: boothTypes.find((type) => type === text) ?? typed.type };
}

import type { FillPart, FillPreview } from '@zhantai/contract';

type Moment = FillPreview['moments'][number];

/** Moments that are changed together: of one kind, at one time. */
export interface MomentGroup {
  readonly keys: readonly string[];
  readonly kind: Moment['kind'];
  /** What they are of, each once. */
  readonly names: readonly string[];
  readonly from: string;
  /** Where they would move. */
  readonly moved: string;
  /** Where they go: as typed, else where they would move. */
  readonly to: string;
}

/** What is wanted of what could come. */
export interface Chosen {
  readonly parts: ReadonlySet<FillPart>;
  /** Null: all. */
  readonly forms: ReadonlySet<string> | null;
}

/** Times that end something: midnight ends the day before. */
const ends = new Set<Moment['kind']>(['early', 'end', 'late', 'onSiteUntil', 'seatCloses']);

/** The moments of what is wanted, those of one kind and one time together unless each stands apart. */
export function momentGroups(
  moments: FillPreview['moments'],
  { parts, forms }: Chosen,
  typed: ReadonlyMap<string, string>,
  isApart: boolean,
): MomentGroup[] {
  const groups = new Map<string, MomentGroup>();
  for (const { key, kind, part, formId, name, from, to } of moments) {
    if (!parts.has(part) || (formId !== null && forms?.has(formId) === false)) continue;
    // Booking rules and sales on site are of a form: without forms none comes.
    if (formId !== null && !parts.has('forms')) continue;
    const place = isApart ? key : `${kind} ${from}`;
    const own = groups.get(place);
    const names = own?.names ?? [];
    groups.set(place, {
      keys: [...(own?.keys ?? []), key],
      kind,
      names: name === '' || names.includes(name) ? names : [...names, name],
      from,
      moved: to,
      to: typed.get(key) ?? to,
    });
  }
  return [...groups.values()];
}

/** The day of the week of a moment, from 0 for Sunday; of what ends at midnight that of the day before. */
export function weekdayOf(kind: Moment['kind'], text: string): number {
  const at = Date.parse(`${text.slice(0, 10)}T${text.slice(11, 19) || '00:00:00'}Z`);
  const isMidnight = text.length > 10 && text.slice(11, 16) === '00:00';
  return new Date(ends.has(kind) && isMidnight ? at - 1 : at).getUTCDay();
}

/** A moment as it is read: without seconds where there are none. */
export function shownMoment(text: string): string {
  return text.endsWith(':00') && text.length === 19 ? text.slice(0, 16) : text;
}

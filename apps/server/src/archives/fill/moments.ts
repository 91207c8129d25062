import type { FillPart, MomentKind } from '@zhantai/contract';
import type { LocalText } from '../../database/tables/schema.ts';
import { parseTime, readMoment } from '../../exhibitions/index.ts';
import { lineName, type ArchiveKind, type ArchiveLine } from '../../platform/archive-kind.ts';
import { moveDays } from '../move-days.ts';
import { changeDefinitionDays, definitionDays, type DefinitionDay } from './definition-days.ts';
import { movedMoment, shownMoments, type Shift } from './moved-moment.ts';
import { linePart } from './choose-lines.ts';

/** A day or a time of a line that moves. */
export interface LineMoment {
  /** The same at every look; days of stock that are the same are one. */
  readonly key: string;
  readonly kind: MomentKind;
  readonly part: FillPart;
  readonly formId: string | null;
  /** A text in several languages, or one that all read. */
  readonly name: LocalText | string;
  /** `YYYY-MM-DD[ HH:mm:ss]` as the clocks show it where it comes from, and where it comes to. */
  readonly from: string;
  readonly to: string;
}

/** A place in a line where a day or a time stands. */
interface Place {
  readonly path: readonly (string | number)[];
  readonly kind: MomentKind;
  readonly value: string;
  /** Stored as a moment in UTC; else as a text that begins with a day. */
  readonly isMoment: boolean;
  readonly name: LocalText | string;
}

const momentColumns: Readonly<Record<string, Readonly<Record<string, MomentKind>>>> = {
  form: { opensAt: 'opens', earlyEndAt: 'early', endAt: 'end', lateEndAt: 'late' },
  catalogue_sale: { onSiteFrom: 'onSiteFrom', onSiteUntil: 'onSiteUntil' },
  seat_plan: { opensAt: 'seatOpens', closesAt: 'seatCloses' },
  notice: { publishedAt: 'notice' },
};

const dayColumns: Readonly<Record<string, Readonly<Record<string, MomentKind>>>> = {
  exhibition: { milestones: 'milestone', media: 'media' },
  catalogue_stock: { slot: 'slot' },
  catalogue_item: { details: 'item' },
  catalogue_sale: { rules: 'rule' },
};

/** Every day and time of a line that moves with the first day of the fair. @param code the codes of forms by their id. */
export function momentsOf(
  kind: ArchiveKind,
  line: ArchiveLine,
  shift: Shift,
  codes: ReadonlyMap<unknown, string>,
): LineMoment[] {
  const part = linePart(kind, line);
  if (part === null) return [];
  const formId = typeof line['formId'] === 'string' ? line['formId'] : null;
  const days = fieldDays(kind, line).map(({ key, label, value }) => ({
    key,
    kind: 'field' as const,
    part,
    formId,
    name: `${codes.get(formId) ?? ''} ${label}`.trim(),
    ...shownText(value, shift),
  }));
  const moments = placesOf(kind, line, codes).map((place) => {
    const { from, to } = place.isMoment
      ? shownMoments(new Date(place.value), shift)
      : shownText(place.value, shift);
    return { key: keyOf(kind, line, place), kind: place.kind, part, formId, name: place.name, from, to };
  });
  return [...moments, ...days];
}

function shownText(value: string, { days }: Shift): { readonly from: string; readonly to: string } {
  return { from: value.replace('T', ' '), to: moveDays(value, days).replace('T', ' ') };
}

/** Days in the settings of a form’s fields. */
function fieldDays(
  { table }: ArchiveKind,
  line: ArchiveLine,
): readonly (DefinitionDay & { readonly key: string })[] {
  if (table !== 'form_version') return [];
  return definitionDays(line['definition']).map((day) => ({ ...day, key: fieldKey(line, day) }));
}

function fieldKey({ formId }: ArchiveLine, { path }: DefinitionDay): string {
  return `form_version|${String(formId)}|${path}`.slice(0, 400);
}

/**
 * A line whose days and times are moved, those in `dates` to where these say.
 * @throws Refusal TIME_UNCLEAR for a time that the clocks skip or show twice.
 */
export function movedLine(
  kind: ArchiveKind,
  line: ArchiveLine,
  shift: Shift,
  dates: ReadonlyMap<string, string>,
): ArchiveLine {
  const moved: Record<string, unknown> = structuredClone({ ...line });
  for (const place of placesOf(kind, line, new Map())) {
    const wanted = dates.get(keyOf(kind, line, place));
    const to = place.isMoment ? momentText(place.value, wanted, shift) : dayText(place.value, wanted, shift);
    setAt(moved, place.path, to);
  }
  if (kind.table === 'form_version') {
    moved['definition'] = changeDefinitionDays(line['definition'], (day) =>
      dayText(day.value, dates.get(fieldKey(line, day)), shift),
    );
  }
  return moved;
}

/** What a wanted date must be to stand in for a moment: a day for a day, a time for a time. */
export function fits(moment: Pick<LineMoment, 'to'>, wanted: string, zone: string): boolean {
  return (moment.to.length === 10) === (wanted.length === 10) && parseTime(wanted, zone) !== null;
}

function momentText(value: string, wanted: string | undefined, shift: Shift): string {
  const moved = wanted === undefined ? movedMoment(new Date(value), shift) : readMoment(wanted, shift.toZone);
  return moved.toISOString();
}

/** A time in a document keeps its form: with or without seconds, with a blank or a `T`. */
function dayText(value: string, wanted: string | undefined, { days, toZone }: Shift): string {
  if (wanted === undefined) return moveDays(value, days);
  if (wanted.length > 10) readMoment(wanted, toZone);
  const whole = wanted.length === 16 ? `${wanted}:00` : wanted;
  return `${whole.slice(0, 10)}${value.slice(10, 11)}${whole.slice(11)}`.slice(0, value.length);
}

function placesOf(kind: ArchiveKind, line: ArchiveLine, codes: ReadonlyMap<unknown, string>): Place[] {
  const { table } = kind;
  const name = nameOf(table, line, codes);
  const places: Place[] = [];
  for (const [column, moment] of Object.entries(momentColumns[table] ?? {})) {
    const value = line[column];
    if (typeof value === 'string') places.push({ path: [column], kind: moment, value, isMoment: true, name });
  }
  for (const [column, moment] of Object.entries(dayColumns[table] ?? {})) {
    const path = table === 'exhibition' ? ['profile', column] : [column];
    for (const [at, value] of datedTexts(valueAt(line, path), path)) {
      const title = column === 'milestones' ? valueAt(line, [...at.slice(0, -1), 'title']) : null;
      const own = isTexts(title) ? title : name;
      places.push({ path: at, kind: moment, value, isMoment: false, name: own });
    }
  }
  return places;
}

function nameOf(
  table: ArchiveKind['table'],
  line: ArchiveLine,
  codes: ReadonlyMap<unknown, string>,
): LocalText | string {
  if (table === 'form') return String(line['formCode']);
  if (table === 'catalogue_sale') return codes.get(line['formId']) ?? String(line['formId']);
  const text = line[table === 'catalogue_item' ? 'name' : 'title'];
  return (table === 'catalogue_item' || table === 'notice' || table === 'seat_plan') && isTexts(text)
    ? text
    : '';
}

function keyOf({ table, key }: ArchiveKind, line: ArchiveLine, { path, value }: Place): string {
  const row = table === 'catalogue_stock' ? [value] : key.map((column) => line[lineName(column)]);
  return [table, ...row, ...path].join('|').slice(0, 400);
}

/** Texts in a document that moving its days would change, each with its path. */
function* datedTexts(
  value: unknown,
  path: readonly (string | number)[],
): Generator<[readonly (string | number)[], string]> {
  if (typeof value === 'string') {
    if (value.length <= 19 && moveDays(value, 1) !== value) yield [path, value];
  } else if (Array.isArray(value)) {
    for (const [index, one] of value.entries()) yield* datedTexts(one, [...path, index]);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, one] of Object.entries(value)) yield* datedTexts(one, [...path, key]);
  }
}

function valueAt(value: unknown, path: readonly (string | number)[]): unknown {
  let at = value;
  for (const step of path) {
    if (typeof at !== 'object' || at === null) return undefined;
    at = Object.entries(at).find(([key]) => key === String(step))?.[1];
  }
  return at;
}

function setAt(line: Record<string, unknown>, path: readonly (string | number)[], value: string): void {
  const owner = valueAt(line, path.slice(0, -1));
  const last = path.at(-1);
  if (typeof owner === 'object' && owner !== null && last !== undefined) Reflect.set(owner, last, value);
}

function isTexts(value: unknown): value is LocalText {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

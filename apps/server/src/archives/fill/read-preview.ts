import type { FillPart, FillPreview } from '@zhantai/contract';
import { fillParts } from '@zhantai/contract';
import { parseDefinition, type Language } from '@zhantai/engine';
import { inTransaction } from '../../database/in-transaction.ts';
import { localText, type Scope } from '../../exhibitions/index.ts';
import { limitableChoices } from '../../form-settings/index.ts';
import type { ArchiveKind, ArchiveLine } from '../../platform/archive-kind.ts';
import { refusingGone, type PackServices } from '../packs/keep-pack.ts';
import { findTakenParts } from '../store/fill.ts';
import { chooseLines, linePart } from './choose-lines.ts';
import { momentsOf, type LineMoment } from './moments.ts';
import { namesDay } from './names-day.ts';
import { withFill, type OpenFill } from './open-fill.ts';
import type { FillFrom } from './sources.ts';

/** Rows of these are things that are counted; of dictionaries each code is one. */
const counted = new Set([
  'form',
  'catalogue_item',
  'article',
  'notice',
  'seat_plan',
  'stand_builder',
  'exhibitor',
]);

/** What would come of an exhibition or a pack, and what would move. @throws Refusal NOT_FOUND. */
export async function readPreview(
  services: PackServices,
  scope: Scope,
  from: FillFrom,
  language: Language,
): Promise<FillPreview> {
  const taken = await inTransaction(services.database, (transaction) => findTakenParts(transaction, scope));
  return refusingGone(
    withFill(services, scope, from, async (fill) => {
      const { source, target, shift } = fill;
      const found = await surveyFill(services, fill);
      return {
        firstDay: source.firstDay === '' ? null : source.firstDay,
        zone: source.zone,
        target: {
          firstDay: target.profile.dates.start === '' ? null : target.profile.dates.start.slice(0, 10),
          zone: target.zone,
          open: target.open,
        },
        days: shift.days,
        parts: fillParts.flatMap((part) => {
          const count = found.counts.get(part) ?? 0;
          return count === 0 ? [] : [{ part, count, isTaken: taken.has(part) }];
        }),
        forms: found.forms
          .map((line) => ({
            formId: String(line['formId']),
            code: String(line['formCode']),
            title: textOf(line['title'], language),
            group: String(line['formGroup']),
          }))
          .toSorted((one, other) => one.code.localeCompare(other.code, 'en', { numeric: true })),
        moments: found.moments
          .map(({ name, ...moment }) => ({ ...moment, name: textOf(name, language) }))
          .toSorted((one, other) => (one.from < other.from ? -1 : Number(one.from > other.from))),
        options: optionsOf(fill, found.forms, found.versions, language),
      };
    }),
  );
}

/** What would come, before it is said in a language. */
export interface FillSurvey {
  readonly counts: ReadonlyMap<FillPart, number>;
  readonly forms: readonly ArchiveLine[];
  readonly versions: readonly ArchiveLine[];
  readonly moments: readonly LineMoment[];
}

/** Goes through all that can come. */
export async function surveyFill({ now }: PackServices, { source, shift }: OpenFill): Promise<FillSurvey> {
  const wanted = { parts: new Set(fillParts), forms: null, by: null, at: now() };
  const choose = await chooseLines(source, source.kinds, wanted);
  const counts = new Map<FillPart, number>();
  const [forms, versions]: ArchiveLine[][] = [[], []];
  const dictionaries = new Set<unknown>();
  const moments = new Map<string, LineMoment>();
  const codes = new Map<unknown, string>();
  const add = (part: FillPart): void => {
    counts.set(part, (counts.get(part) ?? 0) + 1);
  };
  const count = (kind: ArchiveKind, line: ArchiveLine): void => {
    const part = linePart(kind, line);
    if (part === null) return;
    if (part === 'profile') for (const shown of shownParts(line)) add(shown);
    else if (counted.has(kind.table) || part === 'staff') add(part);
    else if (part === 'dictionaries' && !dictionaries.has(line['code'])) {
      dictionaries.add(line['code']);
      add(part);
    }
  };
  for (const kind of source.kinds) {
    for await (const { line } of source.lines(kind)) {
      const chosen = choose(kind, line);
      if (chosen === null) continue;
      count(kind, chosen);
      if (kind.table === 'form') {
        forms?.push(chosen);
        codes.set(chosen['formId'], String(chosen['formCode']));
      }
      if (kind.table === 'form_version') versions?.push(chosen);
      for (const moment of momentsOf(kind, chosen, shift, codes)) moments.set(moment.key, moment);
    }
  }
  return { counts, forms: forms ?? [], versions: versions ?? [], moments: [...moments.values()] };
}

/** What there is of what an exhibition shows of itself. */
function shownParts({ profile }: ArchiveLine): FillPart[] {
  if (typeof profile !== 'object' || profile === null) return [];
  const holds = (keys: readonly string[]): boolean =>
    Object.entries(profile).some(
      ([key, value]) =>
        keys.includes(key) && typeof value === 'object' && value !== null && Object.keys(value).length > 0,
    );
  return [
    ...(holds(['halls', 'milestones', 'contacts', 'venue']) ? (['profile'] as const) : []),
    ...(holds(['groups']) ? (['groups'] as const) : []),
  ];
}

function optionsOf(
  { source }: OpenFill,
  forms: readonly ArchiveLine[],
  versions: readonly ArchiveLine[],
  language: Language,
): FillPreview['options'] {
  const namesOne = namesDay(source.firstDay);
  const codes = new Map(forms.map((line) => [line['formId'], String(line['formCode'])]));
  return versions.flatMap(({ formId, definition }) =>
    limitableChoices(parseDefinition(definition, { language }), []).flatMap(({ label, options }) => {
      const named = options.filter((option) => namesOne(option.value) || namesOne(option.label));
      const code = codes.get(formId) ?? '';
      if (named.length === 0) return [];
      return [{ formId: String(formId), code, field: label, options: named.map((option) => option.label) }];
    }),
  );
}

function textOf(text: unknown, language: Language): string {
  if (typeof text === 'string') return text;
  if (typeof text !== 'object' || text === null) return '';
  const texts = Object.entries(text).map(([key, value]) => [key, String(value)]);
  return localText(Object.fromEntries(texts), language);
}

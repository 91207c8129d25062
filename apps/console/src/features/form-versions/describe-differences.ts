import { parseDefinition, type Language } from '@zhantai/engine';
import { diffDefinition, type Difference } from '@zhantai/engine/authoring';
import type { FormVersionsWords } from '@zhantai/messages/form-versions';

/** A form detail. */
export type Detail = Readonly<Record<string, unknown>>;

/** One thing in which two states of a form differ, in words. */
export interface DifferenceLine {
  readonly key: string;
  readonly kind: Difference['kind'];
  /** The item, its column, a rule, or the whole form. */
  readonly about: string;
  /** What changed of it; empty where the whole thing came or went. */
  readonly text: string;
}

/** The longest value that is written out. */
const LONGEST_VALUE = 60;

/** Keys of an item that say what its original data call otherwise. */
const ownNames: Readonly<Record<string, string>> = {
  formItemLabel: 'label',
  formItemRequired: 'required',
  formItemType: 'type',
};

/** What differs from one state of a form to another one, in the order of its places (authoring.md §3). */
export function describeDifferences(
  from: Detail,
  to: Detail,
  language: Language,
  words: FormVersionsWords,
): readonly DifferenceLine[] {
  return describeListed(diffDefinition(from, to), [to, from], language, words);
}

/** Differences in words; the first of `details` that has an item says what it is called. */
export function describeListed(
  differences: readonly Difference[],
  details: readonly Detail[],
  language: Language,
  words: FormVersionsWords,
): readonly DifferenceLine[] {
  const labels = labelsOf(details, language);
  return differences.map((difference) => ({
    key: difference.key,
    kind: difference.kind,
    ...described(difference, labels, words),
  }));
}

/** What items and columns are called, by their ids; the first detail that has one says it. */
function labelsOf(details: readonly Detail[], language: Language): ReadonlyMap<string, string> {
  const items = details.flatMap((detail) => parseDefinition(detail, { language }).items);
  return new Map(
    items
      .flatMap((item) => [item, ...item.columns])
      .toReversed()
      .map(({ id, label, prop }) => [id, label === '' ? prop : label]),
  );
}

function described(
  difference: Difference,
  labels: ReadonlyMap<string, string>,
  words: FormVersionsWords,
): Pick<DifferenceLine, 'about' | 'text'> {
  const [list = '', id = '', ...rest] = difference.key.split('/').map(unescaped);
  const labelOf = (itemId: string): string => labels.get(itemId) ?? itemId;
  if (list !== 'formItems' || id === '') {
    const isRule = list === 'formLogic';
    return {
      about: isRule ? words.rule : words.form,
      text: isRule ? '' : valueText(difference, nameOf(rest[0] ?? id, words), words),
    };
  }
  const [children, column, columnId, ...settings] = rest;
  const isColumn = children === 'children' && column === 'column' && columnId !== undefined;
  const about = isColumn ? `${labelOf(id)}${words.column}${labelOf(columnId)}` : labelOf(id);
  return { about, text: settingsText(difference, isColumn ? settings : rest, labelOf, words) };
}

function settingsText(
  difference: Difference,
  settings: readonly string[],
  labelOf: (itemId: string) => string,
  words: FormVersionsWords,
): string {
  const [setting, element, inner] = settings;
  if (setting === undefined) return placeText(difference, labelOf, words);
  if (setting !== 'dicData' || element === undefined)
    return valueText(difference, nameOf(setting, words), words);
  const option = words.option(element);
  if (inner === undefined) return option;
  const name = inner === 'label' ? words.optionName : nameOf(inner, words);
  return `${option} ${valueText(difference, name, words)}`;
}

/** Where a thing that came or moved stands now. */
function placeText(
  { kind, after }: Difference,
  labelOf: (itemId: string) => string,
  words: FormVersionsWords,
): string {
  if (kind !== 'moved') return '';
  return typeof after === 'string' ? words.after(labelOf(after)) : words.first;
}

function nameOf(setting: string, { settings }: FormVersionsWords): string {
  return settings[ownNames[setting] ?? setting] ?? setting;
}

function valueText({ from, to }: Difference, name: string, words: FormVersionsWords): string {
  const texts = [from, to].map((value) => plainText(value, words));
  const [before, after] = texts;
  return before === undefined || after === undefined || before === null || after === null
    ? words.changedOnly(name)
    : words.changedTo(name, before, after);
}

/** A value as it is written out; null for what is no plain value, or too long. */
function plainText(value: unknown, words: FormVersionsWords): string | null {
  if (value === undefined || value === null || value === '') return words.blank;
  if (typeof value === 'boolean') return value ? words.on : words.off;
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const text = String(value);
  return text.length > LONGEST_VALUE ? null : text;
}

/** A part of a place as it is, `~1` for `/` and `~0` for `~` (authoring.md §2.4). */
function unescaped(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~');
}

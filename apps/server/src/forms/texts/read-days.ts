import { isRecord, parsed } from './read-labels.ts';

/** `2027-03-18`, `3/18`, `18 March`, `March 18`, and as Chinese says the last two. */
const day =
  /\b\d{4}[-/.]\d{1,2}[-/.]\d{1,2}\b|\b\d{1,2}\/\d{1,2}\b|\d{1,2}\s*\u6708\s*\d{1,2}\s*[\u65e5\u53f7\u865f]|\b\d{1,2}\s+(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\s+\d{1,2}\b/i;
const year = /(?<!\d)20\d\d(?!\d)/g;

/** What of a definition goes out of date. */
export interface DatedTexts {
  /** Every year that a text says. */
  readonly years: readonly string[];
  /** Labels of the items of which an option names a day: it does not move by itself. */
  readonly dayOptions: readonly string[];
}

/** Years and days in a definition as it is stored: JSON that may hold anything. Ids and names of fields count for nothing. */
export function readDays(definition: unknown): DatedTexts {
  if (!isRecord(definition) || !Array.isArray(definition['formItems'])) return { years: [], dayOptions: [] };
  const years = new Set<string>();
  const dayOptions: string[] = [];
  for (const item of definition['formItems'].filter(isRecord)) {
    const { formItemLabel, formItemValues, formItemOriginalData } = item;
    const original = parsed(formItemOriginalData);
    const texts = [formItemLabel, ...textsIn(original)].filter((text) => typeof text === 'string');
    for (const text of texts) for (const [found] of text.matchAll(year)) years.add(found);
    const options = [formItemValues, original['dicData']].flatMap((list) => textsIn(list));
    if (options.some((text) => day.test(text)))
      dayOptions.push(typeof formItemLabel === 'string' ? formItemLabel : '');
  }
  return { years: [...years], dayOptions };
}

/** Keys whose texts nobody reads. */
const unread = new Set([
  'prop',
  'formItemId',
  'type',
  'dicUrl',
  'templateUrl',
  'action',
  'formula',
  'expression',
]);

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => (unread.has(key) ? [] : textsIn(inner)));
}

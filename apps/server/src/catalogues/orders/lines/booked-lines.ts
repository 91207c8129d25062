import {
  isRealDate,
  isTable,
  readAnswer,
  type Answers,
  type Definition,
  type FieldValue,
  type Item,
  type Row,
} from '@zhantai/engine';
import { daysBetween } from '../../../exhibitions/index.ts';
import type { BookingRule } from '../../booking-rule.ts';
import type { WantedLine } from '../../wanted-line.ts';
import { chosenValues } from './chosen-values.ts';

/** Values of a form, or of one row of a sub-table. */
interface Place {
  readonly value: (prop: string) => FieldValue | undefined;
  readonly field: (prop: string) => WantedLine['field'];
}

/**
 * What answers order, by the rules of their form: visible items only, for hidden ones are no answers. What is left blank
 * orders nothing.
 * @param answers as judged; of a quotation as they come.
 */
export function* bookedLines(
  rules: readonly BookingRule[],
  definition: Definition,
  answers: Answers,
): Generator<WantedLine, void> {
  for (const rule of rules) {
    for (const place of placesOf(rule, definition, answers)) yield* linesAt(rule, place);
  }
}

function placesOf({ table }: BookingRule, definition: Definition, answers: Answers): readonly Place[] {
  const found = new Map(definition.items.map((item) => [item.prop, item]));
  if (table === null) {
    const value = (prop: string): FieldValue | undefined => {
      const item = found.get(prop);
      return item === undefined || !Object.hasOwn(answers, prop)
        ? undefined
        : readAnswer(item, answers[prop]);
    };
    return [{ value, field: (prop) => ({ prop }) }];
  }
  const item = found.get(table);
  if (item === undefined || !Object.hasOwn(answers, table)) return [];
  return rowsOf(item, answers[table]).map((row, index) => ({
    value: (prop) => (Object.hasOwn(row, prop) ? row[prop] : undefined),
    field: (prop) => ({ prop: table, path: [index, prop] }),
  }));
}

function rowsOf(item: Item, wire: unknown): readonly Row[] {
  const rows = isTable(item) ? readAnswer(item, wire) : null;
  if (!Array.isArray(rows)) return [];
  const list: readonly unknown[] = rows;
  return list.filter(isRow);
}

function isRow(row: unknown): row is Row {
  return typeof row === 'object' && row !== null;
}

function linesAt(rule: BookingRule, place: Place): readonly WantedLine[] {
  const each = countAt(rule, place);
  if (each === null) return [];
  const [start, end] = rangeAt(rule, place);
  const [period = null] = rule.period === undefined ? [] : chosenValues(place.value(rule.period));
  const field = place.field(fieldProp(rule));
  return filled(rule.item, place).flatMap((name) => {
    const items = rule.items === undefined ? [{ itemId: name, quantity: 1 }] : own(rule.items, name);
    return (items ?? []).map(({ itemId, quantity }) => ({
      itemId,
      quantity: (Math.round(each * 100) * quantity) / 100,
      period: period === null ? null : (own(rule.periods ?? {}, period) ?? period),
      start,
      end,
      note: '',
      ...(field === undefined ? {} : { field }),
    }));
  });
}

/** More than any form offers: a quotation takes answers that nobody judged. */
const mostCombinations = 500;

const placeholder = /\{([\w-]+)\}/g;

/** The prop to point at when something cannot be had: where the item is chosen, else its quantity. */
function fieldProp({ item, quantity }: BookingRule): string {
  return [...item.matchAll(placeholder)][0]?.[1] ?? String(quantity);
}

/** The template with every combination of what was chosen; none where something was left blank. */
function filled(template: string, place: Place): readonly string[] {
  const props = [...template.matchAll(placeholder)].map(([, prop = '']) => prop);
  return props.reduce<readonly string[]>(
    (texts, prop) =>
      texts
        .flatMap((text) =>
          chosenValues(place.value(prop))
            .slice(0, mostCombinations)
            .map((value) => text.replace(`{${prop}}`, () => value)),
        )
        .slice(0, mostCombinations),
    [template],
  );
}

/** How many of each; null for none. */
function countAt({ quantity, per }: BookingRule, place: Place): number | null {
  const count = typeof quantity === 'number' ? quantity : countOf(place.value(quantity));
  if (count === null || count <= 0) return null;
  if (per === undefined) return count;
  const measure = place.value(per.prop);
  return typeof measure === 'number' && measure > 0 ? count * Math.ceil(measure / per.size) : null;
}

/** A number as it is, a range by the days it touches. */
function countOf(value: FieldValue | undefined): number | null {
  if (typeof value === 'number') return value;
  const [start, end] = rangeOf(value);
  return start === null || end === null ? null : daysBetween(start, end) + 1;
}

function rangeAt({ stay }: BookingRule, place: Place): Range {
  return stay === undefined ? [null, null] : rangeOf(place.value(stay));
}

type Range = readonly [start: string | null, end: string | null];

/** The days of a range of dates or moments. */
function rangeOf(value: FieldValue | undefined): Range {
  if (!Array.isArray(value)) return [null, null];
  const [start, end]: readonly unknown[] = value;
  if (typeof start !== 'string' || typeof end !== 'string') return [null, null];
  const days = [start.slice(0, 10), end.slice(0, 10)] as const;
  return days.every((day) => isRealDate(day)) ? days : [null, null];
}

function own<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

import type { Definition } from '../definition/definition.ts';
import type { Item } from '../definition/item.ts';
import { encode } from '../fields/codec.ts';
import { isBlankRow } from '../fields/dynamic/blank-row.ts';
import { isRows } from '../fields/dynamic/is-rows.ts';
import { answeringColumns, encodeRow, readRawRows } from '../fields/dynamic/rows-codec.ts';
import type { FieldValue } from '../types/field-value.ts';
import { coreOf } from '../fields/registry.ts';
import type { Answers } from '../definition/context.ts';
import { settleAnswers } from '../logic/settle-answers.ts';
import type { SettleOptions } from '../logic/settle-answers.ts';
import { traitsOf } from '../types/traits.ts';

/**
 * What the server stores of a client's answers: visible items only, empty ones included; blank rows and hidden columns
 * left out; what a client may not set replaced; computed numbers anew; unsupported items as they were (engine.md §2).
 */
export function submissionOf(definition: Definition, answers: Answers, options: SettleOptions = {}): Answers {
  const { valueAt, visible } = settleAnswers(definition, answers, options);
  const stored = options.stored ?? {};
  const submission: Record<string, unknown> = {};
  definition.items.forEach((item, index) => {
    if (traitsOf(item).unknown === true) {
      if (Object.hasOwn(stored, item.prop)) submission[item.prop] = stored[item.prop];
    } else if (visible[index] === true && coreOf(item).answers) {
      submission[item.prop] = submittedValue(item, valueAt(index), stored[item.prop]);
    }
  });
  return submission;
}

/** The wire value a submission carries for one item. */
function submittedValue(item: Item, value: FieldValue, stored: unknown): unknown {
  if (!isRows(item, value)) return encode(item, value);
  const columns = answeringColumns(item).filter((column) => !column.hidden);
  const kept = keptCells(item, stored);
  return value
    .filter((row) => !isBlankRow(row, item))
    .map((row) => ({ ...encodeRow(row, columns), ...(row.$id === undefined ? {} : kept.get(row.$id)) }));
}

/** Stored cells of unsupported columns, by row. */
function keptCells(item: Item, stored: unknown): ReadonlyMap<string, Readonly<Record<string, unknown>>> {
  const kept = new Map<string, Readonly<Record<string, unknown>>>();
  const columns = item.columns.filter((column) => traitsOf(column).unknown === true);
  if (columns.length === 0) return kept;
  for (const row of readRawRows(stored) ?? []) {
    const id = row['$id'];
    if (typeof id !== 'string') continue;
    const cells = columns.filter((column) => Object.hasOwn(row, column.prop));
    kept.set(id, Object.fromEntries(cells.map((column) => [column.prop, row[column.prop]])));
  }
  return kept;
}

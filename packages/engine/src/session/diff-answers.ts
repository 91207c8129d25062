import type { Definition } from '../definition/definition.ts';
import type { Item, JsonObject } from '../definition/item.ts';
import { isTable } from '../fields/dynamic/is-rows.ts';
import { jsonText } from '../definition/json-value.ts';
import { decodeStored, encode, isEmpty } from '../fields/codec.ts';
import { answeringColumns, rawCell, readRawRows } from '../fields/dynamic/rows-codec.ts';
import { coreOf } from '../fields/registry.ts';
import type { Path } from '../fields/problem.ts';
import type { Answers } from '../definition/context.ts';
import { sameValue } from './same-value.ts';

/** One difference between two sets of answers, on the wire. */
export interface AnswerChange {
  readonly prop: string;
  /** The cell, by the row's place in the newer answers; by its old place where the row is gone. */
  readonly path?: Path;
  /** The row as a whole, where it came or went. */
  readonly rowId?: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly kind: 'added' | 'removed' | 'changed';
}

/** What changed from one submission to the next: item by item, in sub-tables cell by cell with rows matched by `$id`. */
export function diffAnswers(
  definition: Definition,
  before: Answers,
  after: Answers,
): readonly AnswerChange[] {
  return definition.items.flatMap((item): readonly AnswerChange[] => {
    const old = own(before, item.prop);
    const now = own(after, item.prop);
    if (isTable(item)) return diffRows(item, old, now);
    return coreOf(item).answers ? diffOne(item, old, now, { prop: item.prop }) : [];
  });
}

interface Place {
  readonly prop: string;
  readonly path?: Path;
  readonly rowId?: string;
}

function diffOne(item: Item, before: unknown, after: unknown, place: Place): readonly AnswerChange[] {
  const old = normal(item, before);
  const now = normal(item, after);
  if (sameValue(old.wire, now.wire)) return [];
  const kind = old.empty ? 'added' : now.empty ? 'removed' : 'changed';
  return [{ ...place, before: old.wire, after: now.wire, kind }];
}

function diffRows(item: Item, before: unknown, after: unknown): readonly AnswerChange[] {
  const old = identified(readRawRows(before) ?? []);
  const now = identified(readRawRows(after) ?? []);
  const columns = answeringColumns(item);
  const changes: AnswerChange[] = [];
  const { prop } = item;
  for (const [rowId, { row, index }] of now) {
    const earlier = old.get(rowId);
    if (earlier === undefined) {
      changes.push({ prop, path: [index, ''], rowId, before: undefined, after: row, kind: 'added' });
      continue;
    }
    for (const column of columns) {
      const place: Place = { prop, path: [index, column.prop], rowId };
      changes.push(...diffOne(column, rawCell(earlier.row, column), rawCell(row, column), place));
    }
  }
  for (const [rowId, { row, index }] of old) {
    if (now.has(rowId)) continue;
    changes.push({ prop, path: [index, ''], rowId, before: row, after: undefined, kind: 'removed' });
  }
  return changes;
}

/** Rows by their id; rows of old clients, which have none, by their place. */
function identified(
  rows: readonly JsonObject[],
): ReadonlyMap<string, { readonly row: JsonObject; readonly index: number }> {
  return new Map(
    rows.map((row, index) => [typeof row['$id'] === 'string' ? row['$id'] : `#${index}`, { row, index }]),
  );
}

/** The canonical wire of a value, so that two spellings of one answer are no change. */
function normal(item: Item, wire: unknown): { readonly wire: unknown; readonly empty: boolean } {
  const { value, unreadable } = decodeStored(item, wire);
  if (unreadable !== null) return { wire: jsonText(wire), empty: false };
  return { wire: encode(item, value), empty: isEmpty(item, value) };
}

function own(answers: Answers, prop: string): unknown {
  return Object.hasOwn(answers, prop) ? answers[prop] : undefined;
}

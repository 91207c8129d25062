import type { Definition } from '../definition/definition.ts';
import type { Item } from '../definition/item.ts';
import { isTable } from '../fields/dynamic/is-rows.ts';
import { isJsonObject } from '../definition/json-value.ts';
import type { Answers } from '../definition/context.ts';
import type { Problem } from '../fields/problem.ts';
import { traitsOf } from '../types/traits.ts';

/** How much of answers is looked at. */
export interface AnswerBounds {
  /** Rows of a sub-table, and entries of a list. */
  readonly rows: number;
  /** Rows × columns, summed over all answers; an entry of a list is one. */
  readonly cells: number;
  /** Cells that ask for something sensitive: each costs many times what another does. */
  readonly sensitive: number;
}

/** What judging answers costs. */
export interface AnswerWeight {
  /** At least as many as there are. */
  readonly cells: number;
  /** Why they are not judged at all; null where they may be. */
  readonly problem: Problem | null;
}

/** Characters that are looked at in the time of a cell. */
const charactersOfCell = 250;
const [comma, brace] = [',', '{'];

/**
 * Weighs answers before anything is made of them, in time that does not grow with what is refused. What a text holds is
 * estimated by its separators, and never too low.
 */
export function weighAnswers(definition: Definition, answers: Answers, bounds: AnswerBounds): AnswerWeight {
  const most = { cells: -1, item: definition.items[0] };
  const weight = { cells: 0, sensitive: 0 };
  for (const item of definition.items) {
    if (!Object.hasOwn(answers, item.prop)) continue;
    const { rows, cells } = weighItem(item, answers[item.prop], bounds);
    if (rows > bounds.rows) return { cells, problem: tooMany(item, bounds.rows) };
    const sensitive = rows * sensitiveColumns(item);
    weight.cells += cells;
    weight.sensitive += sensitive;
    if (cells > most.cells) Object.assign(most, { cells, item });
    if (weight.sensitive > bounds.sensitive) {
      return {
        cells,
        problem: tooMany(item, Math.floor(bounds.sensitive / Math.max(1, sensitiveColumns(item)))),
      };
    }
  }
  for (const prop of Object.keys(answers)) {
    if (!definition.itemByProp.has(prop)) weight.cells += countValues(answers[prop], bounds.cells);
  }
  const { cells } = weight;
  if (cells <= bounds.cells || most.item === undefined) return { cells, problem: null };
  const columns = Math.max(1, most.item.columns.length);
  return { cells, problem: tooMany(most.item, Math.min(bounds.rows, Math.floor(bounds.cells / columns))) };
}

/** Rows of a sub-table that are there for certain, and cells that there are at most. */
function weighItem(item: Item, wire: unknown, bounds: AnswerBounds): { rows: number; cells: number } {
  if (!isTable(item)) {
    const cells = countValues(wire, bounds.cells);
    return { rows: isList(item, wire) ? cells : 0, cells };
  }
  const columns = Math.max(1, item.columns.length);
  if (typeof wire === 'string') return { rows: 0, cells: countIn(wire, brace, bounds.cells) * columns };
  if (!Array.isArray(wire)) return { rows: 0, cells: countValues(wire, bounds.cells) };
  if (wire.length > bounds.rows) return { rows: wire.length, cells: wire.length * columns };
  // A row may hold more than its table has columns for, and a cell may hold a list.
  let cells = 0;
  for (const row of wire) {
    cells += Math.max(columns, isJsonObject(row) ? countValues(row, bounds.cells) : 1);
    if (cells > bounds.cells) break;
  }
  return { rows: wire.length, cells };
}

function isList(item: Item, wire: unknown): boolean {
  return Array.isArray(wire) || (typeof wire === 'string' && traitsOf(item).joined === true);
}

/** Values in a value, entries of texts included; stops soon after `limit`. */
function countValues(value: unknown, limit: number): number {
  if (typeof value === 'string') {
    return 1 + Math.max(countIn(value, comma, limit), Math.floor(value.length / charactersOfCell));
  }
  if (typeof value !== 'object' || value === null) return 1;
  let count = 1;
  if (Array.isArray(value)) {
    if (value.length > limit) return value.length;
    for (const member of value) {
      count += countValues(member, limit);
      if (count > limit) break;
    }
    return count - 1;
  }
  for (const member of Object.values(value)) {
    count += countValues(member, limit);
    if (count > limit) break;
  }
  return count;
}

function countIn(text: string, mark: string, limit: number): number {
  let count = 0;
  for (let at = text.indexOf(mark); at >= 0 && count <= limit; at = text.indexOf(mark, at + 1)) count += 1;
  return count;
}

function sensitiveColumns({ sensitive, columns }: Item): number {
  return sensitive === null ? columns.filter((column) => column.sensitive !== null).length : columns.length;
}

function tooMany({ prop, id: formItemId, label }: Item, n: number): Problem {
  return { prop, formItemId, label, code: 'maxSize', params: { n } };
}

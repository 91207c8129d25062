import type { Definition } from '../definition/definition.ts';
import type { Item } from '../definition/item.ts';
import { isTable } from '../fields/dynamic/is-rows.ts';
import { cellCore } from '../fields/cell-registry.ts';
import { answeringColumns, rawCell, readRawRows } from '../fields/dynamic/rows-codec.ts';
import { coreOf } from '../fields/registry.ts';
import type { Answers } from '../definition/context.ts';
import type { Problem } from '../fields/problem.ts';
import { traitsOf } from '../types/traits.ts';

/**
 * What cannot be read of answers at all; a draft is refused for nothing else (engine.md §2).
 * @param most how many problems are told at most.
 * @param keepsTexts what is typed where a number belongs is kept as it is, as drafts do.
 */
export function checkTypes(
  definition: Definition,
  answers: Answers,
  most: number = Number.POSITIVE_INFINITY,
  keepsTexts = false,
): readonly Problem[] {
  const problems: Problem[] = [];
  for (const item of definition.items) {
    if (!Object.hasOwn(answers, item.prop)) continue;
    const wire = answers[item.prop];
    if (problems.length >= most) break;
    if (isTable(item)) checkRowTypes(item, wire, problems, most, keepsTexts);
    else if (coreOf(item).read(wire, item) === undefined && !(keepsTexts && isTypedText(wire, item))) {
      problems.push(unreadable(item));
    }
  }
  return problems;
}

/** Nobody types more where a number belongs. */
const MAX_TYPED = 400;

/** A text where a number belongs: somebody is still at it. */
function isTypedText(wire: unknown, item: Item): boolean {
  return traitsOf(item).family === 'number' && typeof wire === 'string' && wire.length <= MAX_TYPED;
}

function checkRowTypes(
  item: Item,
  wire: unknown,
  problems: Problem[],
  most: number,
  keepsTexts: boolean,
): void {
  const rows = readRawRows(wire);
  if (rows === undefined) {
    problems.push(unreadable(item));
    return;
  }
  const columns = answeringColumns(item);
  for (const [index, row] of rows.entries()) {
    for (const column of columns) {
      const cell = rawCell(row, column);
      if (cellCore(column).read(cell, column) !== undefined) continue;
      if (keepsTexts && isTypedText(cell, column)) continue;
      if (problems.length >= most) return;
      problems.push({ ...unreadable(item), label: column.label, path: [index, column.prop] });
    }
  }
}

function unreadable({ prop, id, label }: Item): Problem {
  return { prop, formItemId: id, label, code: 'unreadable', params: {} };
}

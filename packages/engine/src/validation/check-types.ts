import type { Definition } from '../definition/definition.ts';
import type { Item } from '../definition/item.ts';
import { cellCore } from '../fields/cell-registry.ts';
import { answeringColumns, rawCell, readRawRows } from '../fields/dynamic/rows-codec.ts';
import { coreOf } from '../fields/registry.ts';
import type { Answers } from '../session/session.ts';
import type { Problem } from './problem.ts';

/** What cannot be read of answers at all; a draft is refused for nothing else (engine.md §2). */
export function checkTypes(definition: Definition, answers: Answers): readonly Problem[] {
  return definition.items.flatMap((item) => {
    if (!Object.hasOwn(answers, item.prop)) return [];
    const wire = answers[item.prop];
    if (item.type !== 'dynamic') return coreOf(item).read(wire, item) === undefined ? [unreadable(item)] : [];
    const rows = readRawRows(wire);
    if (rows === undefined) return [unreadable(item)];
    const columns = answeringColumns(item);
    return rows.flatMap((row, index) =>
      columns
        .filter((column) => cellCore(column).read(rawCell(row, column), column) === undefined)
        .map((column): Problem => ({ ...unreadable(item), label: column.label, path: [index, column.prop] })),
    );
  });
}

function unreadable({ prop, id, label }: Item): Problem {
  return { prop, formItemId: id, label, code: 'unreadable', params: {} };
}

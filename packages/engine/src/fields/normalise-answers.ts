import type { Definition } from '../definition/definition.ts';
import type { Item } from '../definition/item.ts';
import { isTable } from './dynamic/is-rows.ts';
import { cellCore } from './cell-registry.ts';
import { answeringColumns, readRawRows } from './dynamic/rows-codec.ts';
import type { FieldCore } from './field-core.ts';
import { coreOf } from './registry.ts';
import type { Answers } from '../definition/context.ts';
import { normalise } from './normalise.ts';
import { traitsOf } from '../types/traits.ts';

/**
 * Wire answers with every text in them as it is judged and stored: those of cells, of other-texts and of lists, too
 * (engine.md §2). The same objects where nothing changes; what cannot be read stays what it is.
 */
export function normaliseAnswers(definition: Definition, answers: Answers): Answers {
  let changed: Record<string, unknown> | null = null;
  for (const item of definition.items) {
    if (!Object.hasOwn(answers, item.prop)) continue;
    const wire = answers[item.prop];
    const next = isTable(item) ? normaliseRows(item, wire) : normaliseWire(coreOf(item), item, wire);
    if (next === wire) continue;
    changed ??= { ...answers };
    changed[item.prop] = next;
  }
  return changed ?? answers;
}

/** One wire value the same way. */
function normaliseWire(core: FieldCore, item: Item, wire: unknown): unknown {
  if (isNumber(item)) return typeof wire === 'string' ? normalise(item, wire) : wire;
  if (core.normalise === undefined || wire === null || wire === undefined) return wire;
  const value = core.read(wire, item);
  if (value === undefined) return wire;
  const next = core.normalise(value, item);
  return next === value ? wire : core.encode(next, item);
}

function normaliseRows(item: Item, wire: unknown): unknown {
  const columns = answeringColumns(item).flatMap((column) => {
    const core = cellCore(column);
    return core.normalise === undefined && !isNumber(column) ? [] : [{ column, core }];
  });
  const rows = columns.length === 0 ? undefined : readRawRows(wire);
  if (rows === undefined) return wire;
  let same = true;
  const next = rows.map((row) => {
    let changed: Record<string, unknown> | null = null;
    for (const { column, core } of columns) {
      if (!Object.hasOwn(row, column.prop)) continue;
      const cell = row[column.prop];
      const normal = normaliseWire(core, column, cell);
      if (normal === cell) continue;
      changed ??= { ...row };
      changed[column.prop] = normal;
    }
    same &&= changed === null;
    return changed ?? row;
  });
  return same ? wire : next;
}

const isNumber = (item: Item): boolean => traitsOf(item).family === 'number';

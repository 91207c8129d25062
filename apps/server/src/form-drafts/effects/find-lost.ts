import {
  checkTypes,
  isEmpty,
  isTable,
  plainRows,
  readAnswer,
  type Answers,
  type Definition,
  type Item,
} from '@zhantai/engine';

/** An answered field that another definition does not show. */
export interface LostField {
  readonly item: Item;
  /** Of a sub-table. */
  readonly column: Item | null;
  /** The field is not there any more; else it reads the answer no more. */
  readonly gone: boolean;
}

/** Filled fields of answers given under `from` which `to` has no more or cannot read. */
export function findLost(from: Definition, to: Definition, answers: Answers): readonly LostField[] {
  const unreadable = new Set(checkTypes(to, answers).map(({ prop }) => prop));
  if (unreadable.size > 0) for (const { prop } of checkTypes(from, answers)) unreadable.delete(prop);
  return from.items.flatMap((item): readonly LostField[] => {
    const wire = Object.hasOwn(answers, item.prop) ? answers[item.prop] : undefined;
    if (wire === undefined || isEmpty(item, readAnswer(item, wire))) return [];
    const next = to.itemByProp.get(item.prop);
    if (next === undefined) return [{ item, column: null, gone: true }];
    if (unreadable.has(item.prop)) return [{ item, column: null, gone: false }];
    if (!isTable(item) || !isTable(next)) return [];
    const kept = new Set(next.columns.map(({ prop }) => prop));
    const rows = plainRows(item, wire) ?? [];
    return item.columns
      .filter((column) => !kept.has(column.prop))
      .filter((column) =>
        rows.some(
          (row) => Object.hasOwn(row, column.prop) && !isEmpty(column, readAnswer(column, row[column.prop])),
        ),
      )
      .map((column) => ({ item, column, gone: true }));
  });
}

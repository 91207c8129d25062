import type { Answers, Definition, Item, Problem } from '@zhantai/engine';
import { listCells, type Cell } from '../map-cells.ts';
import type { BlindIndexes, Vault } from '../../../platform/vault.ts';

/** An ID number in answers, and where it stands. */
export interface IdNumber {
  readonly cell: Cell;
  /** The same for the same number everywhere. */
  readonly indexes: BlindIndexes;
}

/** Every ID number in answers that are not sealed. */
export function idNumbersIn(vault: Vault, definition: Definition, answers: Answers): readonly IdNumber[] {
  return listCells(answers, definition.items, isId).flatMap((cell) => {
    const { value } = cell;
    if (typeof value !== 'string' || value.trim() === '') return [];
    return [{ cell, indexes: vault.indexes(value, 'id') }];
  });
}

function isId(column: Item, item: Item): boolean {
  return (column.sensitive ?? item.sensitive) === 'id';
}

/** The numbers that are registered already, or stand here a second time. */
export function takenProblems(
  numbers: readonly IdNumber[],
  claimed: ReadonlySet<string>,
): readonly Problem[] {
  const seen = new Set<string>();
  return numbers.flatMap(({ cell, indexes }): Problem[] => {
    const names = indexes.map((index) => index.toString('hex'));
    const free = !names.some((name) => claimed.has(name) || seen.has(name));
    for (const name of names) seen.add(name);
    if (free) return [];
    const { item, column, rowIndex } = cell;
    return [
      {
        prop: item.prop,
        formItemId: item.id,
        label: column.label,
        code: 'taken',
        params: {},
        ...(rowIndex === null ? {} : { path: [rowIndex, column.prop] }),
      },
    ];
  });
}

import type { Answers, Definition, Problem } from '@zhantai/engine';
import { listCells, type Cell } from './map-cells.ts';
import type { Vault } from './vault.ts';

/** An ID number in answers, and where it stands. */
export interface IdNumber {
  readonly cell: Cell;
  /** Its blind index, the same for the same number everywhere. */
  readonly index: Buffer;
}

/** Every ID number in answers that are not sealed. */
export function idNumbersIn(vault: Vault, definition: Definition, answers: Answers): readonly IdNumber[] {
  return listCells(answers, definition.items).flatMap((cell) => {
    const { item, column, value } = cell;
    const isId = (column.sensitive ?? item.sensitive) === 'id';
    if (!isId || typeof value !== 'string' || value.trim() === '') return [];
    return [{ cell, index: vault.index(value, 'id') }];
  });
}

/** The numbers that are registered already, or stand here a second time. */
export function takenProblems(
  numbers: readonly IdNumber[],
  claimed: ReadonlySet<string>,
): readonly Problem[] {
  const seen = new Set<string>();
  return numbers.flatMap(({ cell, index }): Problem[] => {
    const name = index.toString('hex');
    const free = !claimed.has(name) && !seen.has(name);
    seen.add(name);
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

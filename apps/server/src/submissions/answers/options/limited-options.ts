import { decode, type Answers, type Definition } from '@zhantai/engine';
import type { OptionQuota } from '../../../forms/index.ts';
import { listCells, type Cell } from '../map-cells.ts';
import { optionValues } from './option-values.ts';

/** A limited option, and the values of the answers that take it, in the order of the rows. */
export interface LimitedOption {
  readonly quota: OptionQuota;
  readonly cells: readonly Cell[];
}

/** What answers take of the options that may be taken only so often. */
export function limitedOptions(
  quotas: readonly OptionQuota[],
  definition: Definition,
  answers: Answers,
): readonly LimitedOption[] {
  if (quotas.length === 0) return [];
  const places = new Set(quotas.map(optionPlace));
  const cells = listCells(answers, definition.items, (column, { prop }) =>
    places.has(optionPlace({ prop, column: column.prop === prop ? null : column.prop })),
  );
  return quotas.map((quota) => ({ quota, cells: cells.filter((cell) => takes(cell, quota)) }));
}

/** Where a limited option stands: the prop, or of a sub-table `prop/column`. */
export function optionPlace({ prop, column }: Pick<OptionQuota, 'prop' | 'column'>): string {
  return column === null ? prop : `${prop}/${column}`;
}

function takes({ item, column, value }: Cell, quota: OptionQuota): boolean {
  if (item.prop !== quota.prop || (column === item ? null : column.prop) !== quota.column) return false;
  return optionValues(decode(column, value)).includes(quota.option);
}

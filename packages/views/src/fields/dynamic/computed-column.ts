import { traitsOf } from '@zhantai/engine';
import type { Item } from '@zhantai/engine';

const exhibitResults: ReadonlySet<string> = new Set(['volume', 'grossWeight', 'bulkVolume']);

/** Whether a column is reckoned by the engine: by its own `compute`, or as a result of an exhibit row (engine.md §6). */
export const isComputedColumn = (column: Item): boolean =>
  column.compute !== null ||
  (traitsOf(column).amount === true && column.readonly && exhibitResults.has(column.prop));

import type { Item, Option } from '../definition/item.ts';
import type { CheckContext } from '../fields/field-core.ts';
import type { RowFilter } from '../fields/row-filter.ts';
import type { Context } from '../definition/context.ts';

/** What a validation may know besides the answers. */
export interface ValidateOptions {
  /** `YYYY-MM-DD` in the exhibition's zone. */
  readonly today: string;
  readonly context?: Context;
  /** Options of a dictionary item where they are known; null leaves its values unchecked. */
  readonly optionsOf?: (item: Item) => readonly Option[] | null;
  /** The same of a column whose list other cells of the row filter. */
  readonly rowOptionsOf?: (column: Item, filter: RowFilter) => readonly Option[] | null;
}

/** The options of a validation as checks take them. */
export function checkContext({ today, context, optionsOf, rowOptionsOf }: ValidateOptions): CheckContext {
  return {
    today,
    context: { today, ...context },
    optionsOf: (item) => item.options ?? optionsOf?.(item) ?? null,
    ...(rowOptionsOf === undefined ? {} : { rowOptionsOf }),
  };
}

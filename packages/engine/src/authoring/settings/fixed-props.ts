import { EXHIBIT_FIGURES, EXHIBIT_PROP, TRANSPORT_PROPS } from '../../definition/exhibit-table.ts';

/** Columns of tables that the product computes with, or reads passes from (engine.md §6). */
const fixed: ReadonlyMap<string, readonly string[]> = new Map([
  [EXHIBIT_PROP, ['weight', 'long', 'length', 'width', 'height', 'number', ...EXHIBIT_FIGURES]],
  ['cheliangtongxingzheng', ['plate', 'vehicle_type', 'slot']],
]);

/**
 * Whether a field goes by a name that the product knows it by: under any other it would mean nothing.
 * @param table the name of its table; null for an item of the form.
 */
export function isFixedProp(prop: string, table: string | null): boolean {
  return table === null ? TRANSPORT_PROPS.includes(prop) : (fixed.get(table)?.includes(prop) ?? false);
}

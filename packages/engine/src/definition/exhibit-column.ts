import type { Item } from './item.ts';
import { EXHIBIT_PROP, isExhibitFigure } from './exhibit-table.ts';
import { traitsOf } from '../types/traits.ts';

/** What the columns of exhibits are measured in, and how many places their numbers have (engine.md §6). */
const MEASURES: ReadonlyMap<string, { readonly unit: string; readonly places: number | null }> = new Map([
  ['long', { unit: 'cm', places: 0 }],
  ['length', { unit: 'cm', places: 0 }],
  ['width', { unit: 'cm', places: 0 }],
  ['height', { unit: 'cm', places: 0 }],
  ['number', { unit: 'pcs', places: 0 }],
  ['weight', { unit: 'kg', places: 2 }],
  ['volume', { unit: 'm³', places: null }],
  ['grossWeight', { unit: 'kg', places: null }],
  ['bulkVolume', { unit: 'm³', places: null }],
]);

/**
 * A column of a sub-table with what follows from its table: in exhibits sizes and pieces are whole and weights have two
 * places, whether the designer said so or not, and what the engine computes nobody types (engine.md §6).
 */
export function exhibitColumn(table: string, column: Item): Item {
  if (table !== EXHIBIT_PROP || traitsOf(column).amount !== true) {
    return isExhibitFigure(table, column) ? { ...column, readonly: true, computed: true } : column;
  }
  const measure = MEASURES.get(column.prop);
  if (measure === undefined) return column;
  const isFigure = isExhibitFigure(table, column);
  return {
    ...column,
    precision: column.precision ?? measure.places,
    ownUnit: column.ownUnit || measure.unit,
    readonly: column.readonly || isFigure,
    computed: column.computed || isFigure,
  };
}

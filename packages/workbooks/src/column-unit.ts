import { traitsOf } from '@zhantai/engine';
import type { Item } from '@zhantai/engine';
import { EXHIBIT_PROP, headerKey } from '@zhantai/engine/tables';
import { bareHeader } from './read/header/bare-header.ts';

/** In what the figures of exhibits are told (engine.md §6). */
const EXHIBIT_UNITS: ReadonlyMap<string, string> = new Map([
  ['long', 'cm'],
  ['length', 'cm'],
  ['width', 'cm'],
  ['height', 'cm'],
  ['weight', 'kg'],
  ['volume', 'm³'],
  ['grossWeight', 'kg'],
  ['bulkVolume', 'm³'],
]);

/** The unit of a column: its own, else the one that exhibits have; empty where it has none. */
export function columnUnit(table: Item, column: Item): string {
  const { prop, unit } = column;
  if (unit !== '' || table.prop !== EXHIBIT_PROP || traitsOf(column).amount !== true) return unit;
  return EXHIBIT_UNITS.get(prop) ?? '';
}

/** The label of a column with its unit behind it, where it does not say the unit itself. */
export function labelWithUnit(table: Item, column: Item): string {
  const unit = columnUnit(table, column);
  const { label } = column;
  if (unit === '' || bareHeader(label).units.length > 0) return label;
  if (headerKey(label).includes(headerKey(unit))) return label;
  return /[a-z]$/i.test(label) ? `${label} (${unit})` : `${label}(${unit})`;
}

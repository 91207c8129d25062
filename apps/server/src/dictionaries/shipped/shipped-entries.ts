import type { StoredEntry } from '../store.ts';
import { machineClasses } from './product-classes-machines.ts';
import { supplyClasses } from './product-classes-supply.ts';
import { trades } from './trades.ts';
import { units } from './units.ts';

/** Lists that come with the product, by code; an organiser who keeps one under the same code replaces it. */
export const shippedEntries: ReadonlyMap<string, readonly StoredEntry[]> = new Map([
  ['trade', trades],
  ['product-category', [...machineClasses, ...supplyClasses]],
  ['units', units],
]);

import type { DemoEntry } from './entry.ts';
import { facilityEntries } from './facility-entries.ts';
import { fictionalRegion } from './fictional-region.ts';
import { hotels } from './hotels.ts';
import { ledSlots } from './led-slots.ts';
import { machineClasses } from './product-classes-machines.ts';
import { supplyClasses } from './product-classes-supply.ts';
import { standBuilders } from './stand-builders.ts';
import { stands } from './stands.ts';
import { trades } from './trades.ts';
import { units } from './units.ts';

/** Entries of the demo's dictionaries by code, in order. `region-cn` stands beside the shipped regions. */
export const demoDictionaries: Readonly<Record<string, readonly DemoEntry[]>> = {
  trade: trades,
  'product-category': [...machineClasses, ...supplyClasses],
  units,
  'region-cn': fictionalRegion,
  'stand-builders': standBuilders,
  stands,
  facilities: facilityEntries,
  hotels,
  'led-slots': ledSlots,
};

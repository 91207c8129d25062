import type { DemoEntry } from './entry.ts';
import { facilityEntries } from './facility-entries.ts';
import { fictionalRegion } from './fictional-region.ts';
import { hotels } from './hotels.ts';
import { ledSlots } from './led-slots.ts';
import { standBuilders } from './stand-builders.ts';
import { stands } from './stands.ts';

/** Entries of the demo's dictionaries by code, in order. `region-cn` stands beside the shipped regions. */
export const demoDictionaries: Readonly<Record<string, readonly DemoEntry[]>> = {
  'region-cn': fictionalRegion,
  'stand-builders': standBuilders,
  stands,
  facilities: facilityEntries,
  hotels,
  'led-slots': ledSlots,
};

import type { DemoEntry } from './entry.ts';
import { fictionalRegion } from './fictional-region.ts';

/** Entries that the demo keeps by code, in order; `region-cn` stands beside the shipped regions. */
export const demoDictionaries: Readonly<Record<string, readonly DemoEntry[]>> = {
  'region-cn': fictionalRegion,
};

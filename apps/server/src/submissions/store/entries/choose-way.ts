import type { EntryFilter } from './entry-filter.ts';
import type { EntryOrder } from './entry-order.ts';

/** Reading an entry and sorting it takes as long as looking at so many along an index. */
const dearer = 4;
/** Looking at each of all without an index takes as long as at so many along one. */
const unindexed = 2;
/** Parts of a list that are read one beside the other, at most. */
const mostParts = 60;
/** States and whether there is anything to sort by. */
const partsOfForm = 10;

/** How many entries there are in the wanted states. */
export interface EntryCounts {
  /** Within forms and halls. */
  readonly wanted: number;
  /** Within the wanted forms, in any hall. */
  readonly ofForms: number;
  /** Within the wanted halls, of any form. */
  readonly ofHalls: number;
  readonly all: number;
}

/**
 * How a page is read: along an index that gives the order of all, of the wanted forms or of the wanted halls, leaving out
 * what is not wanted until the page is full; or all that is wanted, found by its forms or halls, and sorted.
 */
export type Way = 'along all' | 'along forms' | 'along halls' | 'whole' | 'whole halls';

/** The way that looks at the least. @param most how many of the list the page reaches. */
export function chooseWay(
  { formIds, halls }: Pick<EntryFilter, 'formIds' | 'halls'>,
  order: Pick<EntryOrder, 'indexed' | 'indexedInHalls' | 'withinForm'>,
  { wanted, ofForms, ofHalls, all }: EntryCounts,
  most: number,
): Way {
  const along = (some: number): number => Math.min(some, (most * some) / Math.max(1, wanted));
  const ways: readonly (readonly [Way, number])[] = [
    ...(formIds !== null && order.withinForm !== null && formIds.length * partsOfForm <= mostParts
      ? // Its index does not say the hall.
        [['along forms', along(ofForms) * (halls === null ? 1 : dearer)] as const]
      : []),
    ...(halls !== null && order.indexedInHalls ? [['along halls', along(ofHalls)] as const] : []),
    // Without an index all are looked at, and no more kept than the page needs.
    ['along all', order.indexed ? along(all) : unindexed * all],
    ['whole', dearer * (formIds === null ? all : ofForms)],
    ...(halls === null ? [] : [['whole halls', ofHalls + dearer * wanted] as const]),
  ];
  return ways.reduce((best, way) => (way[1] < best[1] ? way : best))[0];
}

import type { ConsoleExhibitorsQuery } from '@zhantai/contract';
import type { ExhibitorFilter } from './exhibitor-filter.ts';

/** The filter of a query. */
export function readFilter(query: ConsoleExhibitorsQuery): ExhibitorFilter {
  return {
    states: readList(query.state),
    tags: readList(query.tags),
    halls: readList(query.halls),
    boothType: query.boothType ?? null,
    owner: query.owner ?? null,
    neverSignedIn: query.neverSignedIn === true,
    withoutBooth: query.withoutBooth === true,
    search: (query.search ?? '').trim(),
  };
}

/** One or several, with commas. */
export function readList(text = ''): readonly string[] {
  const parts = text.split(',').map((part) => part.trim());
  return [...new Set(parts)].filter((part) => part !== '');
}

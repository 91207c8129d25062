import type { ConsoleBoothsQuery, ConsoleExhibitorsQuery } from '@zhantai/contract';
import { languages } from '@zhantai/messages';
import { renderServerWord } from '@zhantai/messages/server';
import type { ExhibitorFilter } from './exhibitor-filter.ts';
import type { BoothFilter } from './store/booths.ts';

/** As owner: those whom nobody looks after. */
const NOBODY = '-';

/** The filter of a query. */
export function readFilter(query: ConsoleExhibitorsQuery, now: Date): ExhibitorFilter {
  return {
    states: readList(query.state),
    tags: readList(query.tags),
    halls: readList(query.halls),
    boothType: query.boothType ?? null,
    owner: query.owner === NOBODY ? '' : (query.owner ?? null),
    neverSignedIn: query.neverSignedIn === true,
    withoutBooth: query.withoutBooth === true,
    owesAt: query.owes === true ? now : null,
    search: (query.search ?? '').trim(),
  };
}

/** The filter of a query of booths. */
export function readBoothFilter(query: ConsoleBoothsQuery): BoothFilter {
  return {
    halls: readList(query.halls),
    boothType: query.boothType ?? null,
    exhibitorId: query.exhibitorId ?? null,
    free: query.free === true,
    search: placeText(query.search ?? ''),
  };
}

/** What stands around a hall in the words for a booth, in every language. */
const hallWords = new Set(
  languages.flatMap((language) =>
    renderServerWord('booth', language, { hall: ' ', number: ' ' })
      .split(/\s+/)
      .filter((word) => word !== ''),
  ),
);

/** A place as it is searched: of hall and number in words the hall and the number. */
function placeText(typed: string): string {
  let text = typed.toLowerCase();
  for (const word of hallWords) text = text.replaceAll(word.toLowerCase(), ' ');
  return text.trim();
}

/** One or several, with commas. */
export function readList(text = ''): readonly string[] {
  const parts = text.split(',').map((part) => part.trim());
  return [...new Set(parts)].filter((part) => part !== '');
}

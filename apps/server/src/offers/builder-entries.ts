import { languages } from '@zhantai/messages';
import { renderServerWord } from '@zhantai/messages/server';
import type { StoredEntry } from '../dictionaries/index.ts';
import { localText } from '../exhibitions/index.ts';
import type { StandBuilder } from './store/builders.ts';

const levels = {
  '1': 'builderLevel1',
  '2': 'builderLevel2',
  '3': 'builderLevel3',
  venue: 'builderVenue',
  os: 'builderAbroad',
} as const;

/** Stand builders as options, with their qualification; who is suspended cannot be chosen. */
export function builderEntries(builders: readonly StandBuilder[]): readonly StoredEntry[] {
  return builders.map(({ builderId, name, level, note, suspended }) => ({
    value: builderId,
    parent: null,
    label: name,
    description: Object.fromEntries(
      languages.map((language) => [
        language,
        [level === null ? '' : renderServerWord(levels[level], language), localText(note, language)]
          .filter((text) => text !== '')
          .join(' · '),
      ]),
    ),
    facets: level === null ? {} : { level: [level] },
    disabled: suspended,
  }));
}

import { renderServerWord } from '@zhantai/messages/server';
import type { DictionaryEntry } from '@zhantai/contract';
import type { Language } from '@zhantai/engine';
import type { Database } from '../database/database.ts';
import type { Asker, Dictionary, PlacedEntry } from '../dictionaries/index.ts';
import { findMembers } from './store/exhibitors.ts';
import { findRegistered } from './store/persons.ts';

interface Known {
  /** Registered with the personnel form. */
  readonly persons: readonly DictionaryEntry[];
  /** With an account of the exhibitor. */
  readonly members: readonly DictionaryEntry[];
}

/**
 * `persons`: whom the asker's exhibitor registered, with name and mobile; before the first one who has an account with
 * it, so that forms that name somebody need not wait. Whoever was chosen before keeps their label.
 */
export const personDictionary: Dictionary = {
  perExhibitor: true,
  async list(database, asker, filter) {
    if (filter.parentKey !== undefined) return [];
    const { persons, members } = await findKnown(database, asker);
    return persons.length > 0 ? persons : members;
  },
  async find(database, asker, values) {
    const { persons, members } = await findKnown(database, asker);
    const byValue = new Map([...members, ...persons].map((entry) => [entry.value, entry]));
    return values.flatMap((value): PlacedEntry[] => {
      const entry = byValue.get(value);
      return entry === undefined ? [] : [{ value, label: entry.label, parent: null, disabled: false }];
    });
  },
};

async function findKnown(database: Database, { scope, exhibitorId, language }: Asker): Promise<Known> {
  if (exhibitorId === null) return { persons: [], members: [] };
  const [persons, members] = await Promise.all([
    findRegistered(database, scope, exhibitorId),
    findMembers(database, scope, exhibitorId),
  ]);
  return {
    persons: persons.map(({ personId, ...person }) => entryOf(personId, person, language)),
    members: members.map(({ accountId, name, mobile }) => entryOf(accountId, { name, mobile }, language)),
  };
}

function entryOf(
  value: string,
  { name, mobile }: { readonly name: string; readonly mobile: string },
  language: Language,
): DictionaryEntry {
  return { value, label: renderServerWord('person', language, { name, mobile }) };
}

import type { DictionaryEntry } from '@zhantai/contract';
import { localText } from '../exhibitions/index.ts';
import type { PlacedEntry } from './dictionary.ts';
import type { StoredEntry } from './store.ts';

/** An entry in the asker's language, without its children. */
export function presentEntry(entry: StoredEntry, language: string): DictionaryEntry {
  const description = entry.description === null ? '' : localText(entry.description, language);
  return {
    value: entry.value,
    label: localText(entry.label, language),
    ...(description === '' ? {} : { description }),
    ...(entry.disabled ? { disabled: true } : {}),
    ...(entry.hasInput === true ? { hasInput: true } : {}),
  };
}

/** An entry that was asked for by its value. */
export function presentPlaced(entry: StoredEntry, language: string): PlacedEntry {
  return {
    value: entry.value,
    label: localText(entry.label, language),
    parent: entry.parent,
    disabled: entry.disabled,
  };
}

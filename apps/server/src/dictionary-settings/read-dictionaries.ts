import type { ConsoleDictionary, ConsoleDictionaryName } from '@zhantai/contract';
import type { Language } from '@zhantai/engine';
import type { Staff } from '../auth/index.ts';
import { maySeeForm } from '../booths/index.ts';
import type { Database } from '../database/database.ts';
import { findEntries, shippedEntries, type StoredEntry } from '../dictionaries/index.ts';
import { localText, type Exhibition } from '../exhibitions/index.ts';
import { knownDictionaries } from '../submissions/index.ts';
import { presentKept } from './kept-entry.ts';
import { titleOf } from './title-of.ts';
import { findUses, type DictionaryUse } from './uses.ts';

/** Every dictionary that is kept, comes with the product, or that a form chooses from, by code. */
export async function listDictionaries(
  database: Database,
  staff: Pick<Staff, 'formIds'>,
  exhibition: Exhibition,
  language: Language,
): Promise<ConsoleDictionaryName[]> {
  const [uses, known] = await Promise.all([
    findUses(database, exhibition, language),
    knownDictionaries.all(database, exhibition),
  ]);
  const seen = uses.filter(({ form }) => maySeeForm(staff, form.formId));
  const byCode = new Map(known.map((one) => [one.code, one]));
  const missing = [...new Set(seen.map(({ code }) => code))].filter((code) => !byCode.has(code));
  const all = [...known, ...missing.map((code) => ({ code, ...originOf(code, 0), filters: [] }))];
  return all
    .map((one) => ({
      ...one,
      title: titleOf(one.code, language),
      usedBy: usersOf(one.code, seen, language),
    }))
    .toSorted((one, other) => (one.code < other.code ? -1 : 1));
}

/** A dictionary with its entries in order. */
export async function readDictionary(
  database: Database,
  exhibition: Exhibition,
  code: string,
  language: Language,
): Promise<ConsoleDictionary> {
  const [uses, own] = await Promise.all([
    findUses(database, exhibition, language),
    findEntries(database, exhibition, code),
  ]);
  const { origin, entries } = originOf(code, own.length);
  const kept = origin === 'own' ? own : origin === 'shipped' ? (shippedEntries.get(code) ?? []) : [];
  return {
    code,
    title: titleOf(code, language),
    origin,
    entries,
    filters: [...new Set(kept.flatMap(({ facets }) => Object.keys(facets)))].toSorted(),
    usedBy: usersOf(code, uses, language),
    values: kept.map((entry: StoredEntry) => ({ value: entry.value, entry: presentKept(entry) })),
  };
}

/** Where the entries of a code come from, and how many there are. */
export function originOf(code: string, own: number): Pick<ConsoleDictionaryName, 'origin' | 'entries'> {
  if (knownDictionaries.isMade(code)) return { origin: 'made', entries: null };
  const shipped = shippedEntries.get(code)?.length;
  if (own === 0 && shipped !== undefined) return { origin: 'shipped', entries: shipped };
  return { origin: 'own', entries: own };
}

function usersOf(
  code: string,
  uses: readonly DictionaryUse[],
  language: Language,
): ConsoleDictionaryName['usedBy'] {
  return uses
    .filter((use) => use.code === code)
    .map(({ form: { formId, formCode, title } }) => ({
      formId,
      formCode,
      title: localText(title, language),
    }));
}

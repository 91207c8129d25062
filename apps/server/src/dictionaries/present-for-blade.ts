import type { BladeDictionaryEntry, DictionaryEntry } from '@zhantai/contract';

/** A list or tree of options as Blade's clients read it (wire.md §6): flat, each below its `parentId`. */
export function presentForBlade(entries: readonly DictionaryEntry[]): BladeDictionaryEntry[] {
  const flat: BladeDictionaryEntry[] = [];
  const add = (level: readonly unknown[], parentId: string): void => {
    for (const entry of level) {
      if (!isEntry(entry)) continue;
      const { value, label, children = [] } = entry;
      flat.push({ id: value, parentId, dictKey: value, dictValue: label, sort: flat.length + 1 });
      add(children, value);
    }
  };
  add(entries, '0');
  return flat;
}

const isEntry = (entry: unknown): entry is DictionaryEntry =>
  typeof entry === 'object' && entry !== null && 'value' in entry && 'label' in entry;

import { decode, type Answers, type Definition } from '@zhantai/engine';
import type { Database } from '../../../database/database.ts';
import type { Asker, Dictionaries, Dictionary } from '../../../dictionaries/index.ts';
import { itemOptions } from './item-options.ts';
import { listCells } from '../map-cells.ts';
import { optionValues } from './option-values.ts';

/** Answers whose values are to be named. */
export interface LabelSource {
  /** In whose name entries are looked up: the subject of the answers, in the reader's language. */
  readonly asker: Asker;
  readonly definition: Definition;
  readonly answers: Answers;
}

/** `prop` or `prop/column` → value → label. */
export type Labels = Record<string, Record<string, string>>;

interface Lookup {
  readonly asker: Asker;
  readonly dictionary: Dictionary;
  readonly place: string;
  readonly values: Set<string>;
}

/** Labels of the dictionary values in answers; each dictionary is asked once, not once for each answer. */
export async function dictionaryLabels(
  database: Database,
  dictionaries: Dictionaries,
  sources: readonly LabelSource[],
): Promise<Labels> {
  const lookups = new Map<string, Lookup>();
  for (const { asker, definition, answers } of sources) {
    for (const { item, column, value } of listCells(answers, definition.items)) {
      const known = itemOptions(dictionaries, column, answers);
      if (known === null) continue;
      const { dictionary } = known;
      const place = column === item ? item.prop : `${item.prop}/${column.prop}`;
      const whose = dictionary.perExhibitor ? (asker.exhibitorId ?? '') : '';
      const key = JSON.stringify([place, known.key, whose]);
      const lookup = lookups.get(key) ?? { asker, dictionary, place, values: new Set<string>() };
      for (const one of optionValues(decode(column, value))) lookup.values.add(one);
      lookups.set(key, lookup);
    }
  }
  const labels: Labels = {};
  await Promise.all(
    [...lookups.values()].map(async ({ asker, dictionary, place, values }) => {
      const entries = await dictionary.find(database, asker, [...values]);
      const named = (labels[place] ??= {});
      for (const { value, label } of entries) named[value] = label;
    }),
  );
  return labels;
}

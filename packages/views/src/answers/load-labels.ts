import { decode, optionValues, traitsOf } from '@zhantai/engine';
import type { Answers, Definition, Item } from '@zhantai/engine';
import { fillDictionary } from '../options/fill-dictionary.ts';
import { optionLabels } from '../options/option-labels.ts';
import type { OptionStore } from '../options/option-store.ts';

/** Labels of dictionary values: prop, or `prop/column`, then value. */
export type LabelsByPlace = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Loads the labels that stored answers need to be read; what cannot be loaded stays a bare value. */
export async function loadLabels(
  definition: Definition,
  answers: Answers,
  store: OptionStore,
): Promise<LabelsByPlace> {
  const places = definition.items.flatMap((item) =>
    traitsOf(item).family === 'rows'
      ? columnPlaces(item, answers)
      : [{ place: item.prop, item, around: answers }],
  );
  const found = await Promise.all(places.map((one) => labelsAt(one, store)));
  const byPlace: Record<string, Record<string, string>> = {};
  for (const { place, labels } of found)
    byPlace[place] = { ...byPlace[place], ...Object.fromEntries(labels) };
  return byPlace;
}

interface Place {
  readonly place: string;
  readonly item: Item;
  /** The answers its dictionary may depend on. */
  readonly around: Answers;
}

function columnPlaces(item: Item, answers: Answers): readonly Place[] {
  const rows: readonly unknown[] = [decode(item, answers[item.prop])].flat();
  return rows.flatMap((row) =>
    typeof row === 'object' && row !== null
      ? item.columns.map((column) => ({
          place: `${item.prop}/${column.prop}`,
          item: column,
          around: { ...answers, ...row },
        }))
      : [],
  );
}

async function labelsAt({ place, item, around }: Place, store: OptionStore) {
  const { dictionary } = item;
  const values = optionValues(decode(item, around[item.prop]));
  if (item.options !== null || dictionary === null || values.length === 0) {
    return { place, labels: new Map<string, string>() };
  }
  const read = (prop: string): string => textOf(around[prop]);
  const echo = dictionary.lazy ? { [dictionary.lazyEchoKey]: values.join(',') } : {};
  const options = await store.load(fillDictionary(dictionary, read, echo));
  const labels = optionLabels(options ?? []);
  // Who was chosen before the list offered others is known by value only.
  const missing = values.filter((value) => !labels.has(value)).join(',');
  if (dictionary.lazy || options === null || missing === '') return { place, labels };
  const stored = await store.load(fillDictionary(dictionary, read, { [dictionary.lazyEchoKey]: missing }));
  return { place, labels: optionLabels(options, stored ?? []) };
}

function textOf(wire: unknown): string {
  return typeof wire === 'string' || typeof wire === 'number' ? String(wire) : '';
}

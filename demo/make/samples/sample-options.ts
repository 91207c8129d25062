import type { DictionarySource, Item } from '@zhantai/engine';
import { demoChoices } from '../dictionaries/choices.ts';
import { isScarce } from '../catalogues/is-scarce.ts';
import type { SampleSource } from './sample-files.ts';
import type { SamplePersona } from './sample-persona.ts';

const PREFIX = '/api/dict/';
const REGIONS = ['99,9904,990411', '99,9904,990417', '99,9906,990602'];

/**
 * Wire values that a dictionary offers to an item, from the demo's own lists; of regions whole paths.
 * @param answers those given so far: a list may depend on them.
 */
export function sampleOptions(
  item: Item,
  dictionary: DictionarySource,
  answers: Readonly<Record<string, unknown>>,
  persona: SamplePersona,
  source: SampleSource,
): readonly string[] {
  const code = dictionary.url.slice(PREFIX.length);
  switch (code) {
    case 'booths':
      return persona.booth === undefined ? [] : [persona.booth.number];
    case 'persons':
      return [source.personId];
    case 'transport-suppliers':
      return [source.transportId];
    case 'country':
      return ['CN', 'DE', 'SE'];
    case 'region-cn':
      return REGIONS;
    default:
      return entriesOf(item, code, filled(dictionary.query, answers));
  }
}

function entriesOf(item: Item, code: string, query: Readonly<Record<string, string>>): readonly string[] {
  const { parentKey, ...facets } = query;
  const entries = demoChoices.get(code) ?? [];
  const level = entries.filter(({ value, parent, disabled, facets: own }) => {
    if (isScarce(value)) return false;
    const fits = Object.entries(facets).every(([name, facet]) => own[name]?.includes(facet) === true);
    return !disabled && fits && (item.type === 'tree' ? parent !== null : parent === (parentKey ?? null));
  });
  return level.map(({ value }) => value);
}

function filled(
  query: Readonly<Record<string, string>>,
  answers: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(query).map(([name, text]) => {
      const prop = /^\{\{(.+)\}\}$/.exec(text)?.[1];
      const answer = prop === undefined ? text : answers[prop];
      return [name, typeof answer === 'string' ? answer : ''];
    }),
  );
}

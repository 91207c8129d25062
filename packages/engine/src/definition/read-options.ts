import type { DictionarySource, Item, Option } from './item.ts';
import { isJsonObject } from './json-value.ts';
import { noHooks } from './hooks/load-hooks.ts';
import { judgePlain } from './patterns/judge-plain.ts';
import { parseOptions } from './parse-options.ts';
import type { OptionReading } from './parse-options.ts';
import { startParsing } from './parsing.ts';

/**
 * The options in a dictionary's answer: at `resPath`, mapped by the source's keys; those whose value would break the
 * wire are left out (engine.md §1, §5). Never throws; an answer of another shape holds none.
 */
export function readOptions(
  source: DictionarySource,
  answer: unknown,
  dataType: Item['dataType'] = 'string',
): readonly Option[] {
  const reading: OptionReading = {
    formItemId: '',
    valueKey: source.valueKey,
    labelKey: source.labelKey,
    childrenKey: source.childrenKey,
    descriptionKey: 'desc',
    values: dataType === 'number' ? 'number' : 'string',
    translation: {},
  };
  return parseOptions(listAt(answer, source.resPath), reading, startParsing({}, judgePlain, noHooks), true);
}

/** Follows a dotted path; an answer that is the list itself needs none. */
function listAt(answer: unknown, path: string): unknown {
  if (Array.isArray(answer)) return answer;
  let value = answer;
  for (const key of path.split('.')) {
    if (!isJsonObject(value) || !Object.hasOwn(value, key)) return undefined;
    value = value[key];
  }
  return value;
}

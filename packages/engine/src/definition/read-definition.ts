import type { Definition } from './definition.ts';
import type { Item } from './item.ts';
import { readList, readObject, readText } from './json-value.ts';
import { readItem } from './read-item.ts';
import { parseLogic } from './logic/parse-logic.ts';
import { parseMemo, parseSetting } from './parse-setting.ts';
import { note, startParsing } from './parsing.ts';
import type { HookReader, ParseOptions, Parsing, PatternJudge } from './parsing.ts';

/**
 * Parses a form detail, an object or its JSON text, for one language. Never throws: what is wrong is in `problems`,
 * and a form with problems still works as far as it is understood (engine.md §1); those that only a look at the whole finds
 * are `parseDefinition`'s. Patterns that the judge does not take are refused; hooks that the reader does not give are none.
 */
export function readDefinition(
  input: unknown,
  options: ParseOptions,
  judge: PatternJudge,
  hooks: HookReader,
): Definition {
  const parsing = startParsing(options, judge, hooks);
  const detail = readObject(input);
  if (detail === null) note(parsing, 'notAnObject', null);
  const source = detail ?? {};
  const { items, itemById, itemByProp } = readItems(source['formItems'], parsing);
  const schemes = parseLogic(source['formLogic']);
  return {
    formId: readText(source['formId']),
    formType: readText(source['formType']),
    memo: parseMemo(source['memo'], source['formSetting'], parsing.language),
    language: parsing.language,
    setting: parseSetting(source['formSetting'], parsing.language),
    items,
    schemes,
    problems: parsing.problems,
    itemById,
    itemByProp,
  };
}

function readItems(
  raw: unknown,
  parsing: Parsing,
): {
  readonly items: readonly Item[];
  readonly itemById: ReadonlyMap<string, Item>;
  readonly itemByProp: ReadonlyMap<string, Item>;
} {
  const items: Item[] = [];
  const itemById = new Map<string, Item>();
  const itemByProp = new Map<string, Item>();
  for (const entry of readList(raw)) {
    if (parsing.itemsLeft <= 0) {
      note(parsing, 'tooLarge', null);
      break;
    }
    parsing.itemsLeft -= 1;
    const item = readItem(entry, parsing, false);
    if (item.deleted) continue;
    items.push(item);
    if (!itemById.has(item.id)) itemById.set(item.id, item);
    if (!itemByProp.has(item.prop)) itemByProp.set(item.prop, item);
  }
  return { items, itemById, itemByProp };
}

import type { JsonObject, Rule } from './item.ts';
import { isJsonObject, readFlag, readNumber, readText } from './json-value.ts';
import { note } from './parsing.ts';
import type { Parsing } from './parsing.ts';
import { translatedEntry } from './translation.ts';
import type { Translation } from './translation.ts';

/** Reads the item's own `pattern`, which comes first, and `rules` entry by entry (engine.md §4). */
export function parseRules(
  source: JsonObject,
  translation: Translation,
  formItemId: string,
  parsing: Parsing,
): readonly Rule[] {
  const written = source['rules'];
  const entries = Array.isArray(written) ? written : [written];
  const own = readText(source['pattern']);
  const rules: Rule[] = own === '' ? [] : [{ pattern: own }];
  for (const entry of entries) {
    if (isJsonObject(entry)) rules.push(readRule(entry, translation));
  }
  return rules.length === 0 ? rules : rules.map((rule) => withoutRefused(rule, formItemId, parsing));
}

/** A refused pattern tests nothing, so a rule does not keep it (engine.md §4). */
function withoutRefused(rule: Rule, formItemId: string, parsing: Parsing): Rule {
  if (rule.pattern === undefined || isTaken(rule.pattern, parsing)) return rule;
  const { pattern, ...rest } = rule;
  note(parsing, 'refusedPattern', formItemId, { pattern: pattern.slice(0, 200) });
  return rest;
}

/** A form that asks for more work than any form needs is an attack: what is left of its patterns is refused unread. */
function isTaken(pattern: string, parsing: Parsing): boolean {
  if (parsing.patternWorkLeft < 0) return false;
  const { taken, work } = parsing.judge(pattern);
  parsing.patternWorkLeft -= work;
  return taken;
}

function readRule(entry: JsonObject, translation: Translation): Rule {
  const type = readText(entry['type']);
  const min = readNumber(entry['min']);
  const max = readNumber(entry['max']);
  const pattern = readText(entry['pattern']);
  const message = readText(entry['message']);
  return {
    ...(readFlag(entry['required']) ? { required: true } : {}),
    ...(type === '' ? {} : { type }),
    ...(min === null ? {} : { min }),
    ...(max === null ? {} : { max }),
    ...(pattern === '' ? {} : { pattern }),
    ...(message === '' ? {} : { message: translatedEntry(translation, 'messages', message, message) }),
  };
}

import type { JsonObject } from '../../definition/item.ts';
import { isJsonObject } from '../../definition/json-value.ts';
import { same, settingOf } from '../same.ts';
import { rulesToSchemes } from './rules-to-schemes.ts';
import { schemesToRules } from './schemes-to-rules.ts';

/** The two ways in which a draft says what is shown when. */
interface DraftLogic {
  readonly items: unknown;
  /** Undefined where there are none. */
  readonly rules: unknown;
  readonly scheme: unknown;
}

function logicOf(detail: JsonObject): DraftLogic {
  const written = settingOf(detail, 'formLogic');
  const logic = isJsonObject(written) ? written : {};
  return {
    items: settingOf(detail, 'formItems'),
    rules: settingOf(logic, 'rules'),
    scheme: settingOf(logic, 'scheme'),
  };
}

/**
 * The rules that a form detail is opened with (authoring.md §1.4): its own where its schemes are what they make, or where
 * they are what its schemes read as; else its schemes count and are read.
 */
export function openRules(detail: JsonObject): unknown {
  const { items, rules, scheme } = logicOf(detail);
  const read = schemesToRules(items, scheme ?? []);
  if (rules === undefined) return read;
  const counts = same(rulesToSchemes(items, rules).scheme, scheme ?? []) || same(rules, read);
  return counts ? rules : read;
}

/**
 * A form detail whose rules, where it has some, are those that count ({@link openRules}): the same detail where they do
 * already, so that one without rules keeps every byte.
 */
export function withOpenRules(detail: JsonObject): JsonObject {
  const { rules } = logicOf(detail);
  const logic = settingOf(detail, 'formLogic');
  const opened = openRules(detail);
  if (rules === undefined || opened === rules || !isJsonObject(logic)) return detail;
  return { ...detail, formLogic: { ...logic, rules: opened } };
}

/** A form detail with rules and without schemes; rules that it has not are read from its schemes. */
export function withRules(detail: JsonObject): JsonObject {
  const { items, rules, scheme } = logicOf(detail);
  if (scheme === undefined) return detail;
  const logic = settingOf(detail, 'formLogic');
  const rest = Object.entries(isJsonObject(logic) ? logic : {}).filter(([key]) => key !== 'scheme');
  const entries = rules === undefined ? [...rest, ['rules', schemesToRules(items, scheme)]] : rest;
  return { ...detail, formLogic: Object.fromEntries(entries) };
}

/**
 * A form detail with the schemes that its rules make (authoring.md §1.4): schemes that read as these very rules stay as
 * they are, so that a foreign definition whose logic nobody touched goes out as it came.
 * @param before schemes that it may have had, the likeliest first; undefined ones are passed over.
 */
export function withSchemes(detail: JsonObject, before: readonly unknown[]): JsonObject {
  const { items, rules } = logicOf(detail);
  const logic = settingOf(detail, 'formLogic');
  if (rules === undefined || !isJsonObject(logic)) return detail;
  const kept = before.find((scheme) => scheme !== undefined && same(rules, schemesToRules(items, scheme)));
  return { ...detail, formLogic: { ...logic, scheme: kept ?? rulesToSchemes(items, rules).scheme } };
}

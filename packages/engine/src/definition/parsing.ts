import type { TableHooks } from './hooks/row-hook.ts';
import type { Item } from './item.ts';
import type { DefinitionProblem, DefinitionProblemCode, Language } from './definition.ts';

/** Items of one form, sub-table columns included; more is no form but an attack. */
const MAX_ITEMS = 10_000;
/** Options and tree nodes of one form. */
const MAX_OPTIONS = 200_000;

/** Comparisons of characters that judging the patterns of one form may take, about a second. */
const MAX_PATTERN_WORK = 2000;

/** A pattern that was judged once (engine.md §4). */
export interface JudgedPattern {
  /** False when it does not compile or could take exponential time. */
  readonly taken: boolean;
  /** What judging it took, the first time: comparisons of characters. */
  readonly work: number;
}

/** Tells which patterns of a definition may run. */
export type PatternJudge = (text: string) => JudgedPattern;

/** What the reader of hooks knows of the item that names them. */
export type HookedItem = Pick<Item, 'id' | 'type' | 'columns'>;

/** Reads the hooks of an item; null where it has none that count. */
export type HookReader = (eventList: unknown, item: HookedItem, parsing: Parsing) => TableHooks | null;

/** Settings of a parse that callers may give. */
export interface ParseOptions {
  /** The language of labels, texts and messages; what is not translated stays as written. */
  readonly language?: Language;
}

/** One run of the parser: its language, its problems and what it may still read. */
export interface Parsing {
  readonly language: Language;
  readonly hooks: HookReader;
  readonly judge: PatternJudge;
  readonly problems: DefinitionProblem[];
  itemsLeft: number;
  optionsLeft: number;
  patternWorkLeft: number;
}

/** Starts a parse. */
export function startParsing(options: ParseOptions, judge: PatternJudge, hooks: HookReader): Parsing {
  return {
    language: options.language ?? 'zh-Hans',
    hooks,
    judge,
    problems: [],
    itemsLeft: MAX_ITEMS,
    optionsLeft: MAX_OPTIONS,
    patternWorkLeft: MAX_PATTERN_WORK,
  };
}

/** Notes a problem of the definition. */
export function note(
  parsing: Parsing,
  code: DefinitionProblemCode,
  formItemId: string | null,
  params: DefinitionProblem['params'] = {},
): void {
  parsing.problems.push({ code, formItemId, params });
}

/** Keys that would reach an object's prototype; no prop may bear them. */
export function isUnsafeKey(key: string): boolean {
  return key === '__proto__' || key === 'constructor' || key === 'prototype';
}

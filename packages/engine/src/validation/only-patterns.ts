import { readPattern } from '../definition/patterns/read-pattern.ts';
import type { Rule } from '../definition/item.ts';

/** The patterns that rules come to; null where they ask for something else, too. */
export function onlyPatterns(rules: readonly Rule[]): readonly RegExp[] | null {
  if (rules.some(({ type, min, max }) => (type ?? min ?? max) !== undefined)) return null;
  return rules.flatMap(({ pattern }) => (pattern === undefined ? [] : (readPattern(pattern) ?? [])));
}

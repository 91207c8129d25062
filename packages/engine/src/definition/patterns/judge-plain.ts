import type { JudgedPattern } from '../parsing.ts';
import { readPattern } from './read-pattern.ts';

/** Repeated groups, groups of rare kinds, and escapes that name neither a class nor an edge nor one character. */
const NEEDS_READING = /\)[*+{]|\(\?[^:=!]|\\(?!u[\da-fA-F]{4})[^dDwWsSbB\W]/;
/** Groups may stand in each other only so deep. */
const MOST_GROUPS = 50;

/** Whether a pattern holds nothing that could take exponential time or that has to be read to tell. */
export const isPlain = (text: string): boolean =>
  !NEEDS_READING.test(text) && text.split('(').length <= MOST_GROUPS;

/** Takes plain patterns that compile and refuses all others: enough for forms that have no others (engine.md §4). */
export function judgePlain(text: string): JudgedPattern {
  return { taken: isPlain(text) && readPattern(text) !== null, work: 0 };
}

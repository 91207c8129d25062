import type { JudgedPattern } from '../parsing.ts';
import { patternRisk } from './pattern-risk.ts';
import { readPattern } from './read-pattern.ts';

const MAX_CACHED = 2000;

const cache = new Map<string, JudgedPattern>();

/**
 * Compiles an organiser's regex text, `/…/flags` or plain, to an unanchored test; null when it is refused:
 * it does not compile, or could take exponential time (engine.md §4). Flags `g` and `y` are dropped.
 */
export function compilePattern(text: string): RegExp | null {
  return judgePattern(text).taken ? readPattern(text) : null;
}

/** Whether a pattern is taken, and what it took to tell. */
export function judgePattern(text: string): JudgedPattern {
  const known = cache.get(text);
  if (known !== undefined) return known;
  const judged = judge(text);
  if (cache.size >= MAX_CACHED) cache.clear();
  cache.set(text, judged);
  return judged;
}

function judge(text: string): JudgedPattern {
  const pattern = readPattern(text);
  if (pattern === null) return { taken: false, work: 0 };
  const { risky, work } = patternRisk(pattern.source, pattern.flags);
  return { taken: !risky, work };
}

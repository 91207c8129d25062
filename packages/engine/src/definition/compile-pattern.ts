import { patternRisk } from './pattern-risk.ts';

/** Longest pattern text that is looked at. */
const MAX_PATTERN_LENGTH = 1000;
/** Longest value that is tested, in code points (engine.md §4). */
const MAX_VALUE_LENGTH = 2000;
const MAX_CACHED = 2000;

const cache = new Map<string, JudgedPattern>();

/** A pattern that was judged once. */
export interface JudgedPattern {
  /** Null when it is refused. */
  readonly compiled: RegExp | null;
  /** What judging it took, the first time: comparisons of characters. */
  readonly work: number;
}

/**
 * Compiles an organiser's regex text, `/…/flags` or plain, to an unanchored test; null when it is refused:
 * it does not compile, or could take exponential time (engine.md §4). Flags `g` and `y` are dropped.
 */
export function compilePattern(text: string): RegExp | null {
  return judgePattern(text).compiled;
}

/** The same, with what it took. */
export function judgePattern(text: string): JudgedPattern {
  const known = cache.get(text);
  if (known !== undefined) return known;
  const judged = judge(text);
  if (cache.size >= MAX_CACHED) cache.clear();
  cache.set(text, judged);
  return judged;
}

/** Whether a value satisfies a compiled pattern; a value of more than 2,000 characters fails untested (engine.md §4). */
export function testPattern(pattern: RegExp, value: string): boolean {
  if (value.length > MAX_VALUE_LENGTH * 2) return false;
  if (value.length > MAX_VALUE_LENGTH && Array.from(value).length > MAX_VALUE_LENGTH) return false;
  return pattern.test(value);
}

function judge(text: string): JudgedPattern {
  if (text.length > MAX_PATTERN_LENGTH) return { compiled: null, work: 0 };
  const { source, flags } = split(text);
  try {
    const pattern = new RegExp(source, flags);
    const { risky, work } = patternRisk(source, flags);
    return { compiled: risky ? null : pattern, work };
  } catch {
    return { compiled: null, work: 0 };
  }
}

function split(text: string): { readonly source: string; readonly flags: string } {
  const end = text.lastIndexOf('/');
  const flags = text.slice(end + 1);
  // `/api/list` is plain text: what follows its last slash cannot be flags.
  if (!text.startsWith('/') || end < 1 || !/^[dgimsuvy]*$/.test(flags)) return { source: text, flags: '' };
  return { source: text.slice(1, end), flags: flags.replace(/[gy]/g, '') };
}

import { compilePattern } from '@zhantai/engine';

/**
 * Milliseconds for one pattern; what takes longer to judge is refused. The second time is for a machine that has other
 * things to do: there a pattern of a few characters may take longer than the first.
 */
const TIMEOUTS_MS = [3_000, 30_000];

const judged = new Map<string, Promise<boolean>>();

/**
 * Whether an organiser's pattern may run on a public server: the engine takes it, and a real analyser finds nothing
 * worse than quadratic (engine.md §4).
 */
export function isSafePattern(text: string): Promise<boolean> {
  const known = judged.get(text);
  if (known !== undefined) return known;
  const verdict = judge(text);
  if (judged.size >= 1_000) judged.clear();
  judged.set(text, verdict);
  return verdict;
}

/** What the analyser found of patterns elsewhere, by their text, of whoever is to be believed. */
export function rememberPatterns(verdicts: Readonly<Record<string, boolean>>): void {
  for (const [text, isSafe] of Object.entries(verdicts)) judged.set(text, Promise.resolve(isSafe));
}

async function judge(text: string): Promise<boolean> {
  const pattern = compilePattern(text);
  if (pattern === null) return false;
  // Its analyser is large and only publishing needs it.
  const { check } = await import('recheck');
  for (const timeout of TIMEOUTS_MS) {
    const found = await check(pattern.source, pattern.flags, { timeout });
    if (found.status === 'safe') return true;
    if (found.status === 'vulnerable') {
      return found.complexity.type === 'polynomial' && found.complexity.degree <= 2;
    }
    if (found.error.kind !== 'timeout') return false;
  }
  return false;
}

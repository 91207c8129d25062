import { compilePattern } from '@zhantai/engine';

/** Milliseconds for one pattern; what takes longer to judge is refused. */
const TIMEOUT_MS = 3_000;

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

async function judge(text: string): Promise<boolean> {
  const pattern = compilePattern(text);
  if (pattern === null) return false;
  // Its analyser is large and only publishing needs it.
  const { check } = await import('recheck');
  const found = await check(pattern.source, pattern.flags, { timeout: TIMEOUT_MS });
  if (found.status === 'safe') return true;
  return (
    found.status === 'vulnerable' && found.complexity.type === 'polynomial' && found.complexity.degree <= 2
  );
}

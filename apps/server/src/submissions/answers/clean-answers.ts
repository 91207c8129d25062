import type { Answers } from '@zhantai/engine';
import { sealIdOf } from './sealed-reference.ts';

/** Answers, rows, cells and the lists in them: nothing that a form sends is deeper. */
const deepest = 8;

/**
 * Answers from outside as the database can hold them: no NUL characters or halves of a surrogate pair, and nothing
 * that stands for a sealed answer. Null if they are nested deeper than any form.
 */
export function cleanAnswers(answers: Answers): Answers | null {
  if (depthExceeds(answers, deepest)) return null;
  return Object.fromEntries(
    Object.entries(answers).map(([prop, value]) => [cleanText(prop), cleanValue(value)]),
  );
}

function cleanValue(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(cleanValue);
  if (sealIdOf(value) !== null) return '';
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [cleanText(key), cleanValue(member)]),
  );
}

const unclean = /[\0\p{Surrogate}]/u;

function cleanText(text: string): string {
  // Nearly every text is clean, and there are thousands of them.
  if (!unclean.test(text)) return text;
  return text.replaceAll('\0', '').replaceAll(/\p{Surrogate}/gu, '\uFFFD');
}

// Without recursion: the depth is what must not be trusted.
function depthExceeds(root: unknown, limit: number): boolean {
  let level: unknown[] = [root];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > limit) return true;
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    );
  }
  return false;
}

import type { Answers } from '@zhantai/engine';
import { sealIdOf } from './sealed/sealed-reference.ts';

/** Answers, rows, cells and the lists in them: nothing that a form sends is deeper. */
const deepest = 8;

/**
 * Answers from outside as the database can hold them: no NUL characters or halves of a surrogate pair, and nothing
 * that stands for a sealed answer. Null if they are nested deeper than any form.
 */
export function cleanAnswers(answers: Answers): Answers | null {
  return depthExceeds(answers, deepest) ? null : cleanMembers(answers);
}

/** Only what has to change is made anew: nearly nothing has. */
function cleanMembers(given: Members): Members {
  return isClean(given) ? given : made(given);
}

function made(given: Members): Members {
  return Object.fromEntries(
    Object.entries(given).map(([key, member]) => [cleanText(key), cleanValue(member)]),
  );
}

function cleanValue(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (Array.isArray(value)) return value.map(cleanValue);
  if (!isObject(value)) return value;
  return sealIdOf(value) === null ? made(value) : '';
}

/** Whether nothing in a value has to change. */
function isClean(value: unknown): boolean {
  if (typeof value === 'string') return !unclean.test(value);
  if (!isObject(value)) return true;
  if (Array.isArray(value)) return value.every(isClean);
  if (sealIdOf(value) !== null) return false;
  return Object.keys(value).every((key) => !unclean.test(key) && isClean(value[key]));
}

type Members = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Members {
  return typeof value === 'object' && value !== null;
}

const unclean = /[\0\p{Surrogate}]/u;

function cleanText(text: string): string {
  // Nearly every text is clean, and there are thousands of them.
  if (!unclean.test(text)) return text;
  return text.replaceAll('\0', '').replaceAll(/\p{Surrogate}/gu, '\uFFFD');
}

/** Goes no deeper than `limit` itself, for the depth is what must not be trusted. */
function depthExceeds(value: unknown, limit: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const members: readonly unknown[] = Object.values(value);
  return limit === 0 ? members.length > 0 : members.some((member) => depthExceeds(member, limit - 1));
}

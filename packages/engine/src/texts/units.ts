import { countedWords, unitWords } from './unit-words.ts';

const UNIT_OF: ReadonlyMap<string, number> = new Map(
  unitWords.flatMap((words, unit) => words.map((word): [string, number] => [word, unit])),
);
/** Units of which a large and a small first letter are a billion apart. */
const MILLI_OR_MEGA = /^m(?:w|v|a|hz|pa|j)$/i;

/** Whether two words are of the same unit: alike but for width and case, or known to mean the same. */
export function isSameUnit(one: string, other: string): boolean {
  const [left, right] = [one.normalize('NFKC').trim(), other.normalize('NFKC').trim()];
  if (left === right) return true;
  if (MILLI_OR_MEGA.test(left) && left[0] !== right[0]) return false;
  const [small, large] = [left.toLowerCase(), right.toLowerCase()];
  if (small === large) return true;
  const unit = UNIT_OF.get(small);
  return unit !== undefined && unit === UNIT_OF.get(large);
}

const COUNTED: ReadonlySet<string> = new Set(countedWords);

/** Whether numbers of pieces are told in both: nobody means another number by another word for a piece. */
export function areCounted(one: string, other: string): boolean {
  return [one, other].every((word) => COUNTED.has(word.normalize('NFKC').trim().toLowerCase()));
}

/** Whether a word is a unit that has others beside it. */
export function isKnownUnit(word: string): boolean {
  return UNIT_OF.has(word.normalize('NFKC').trim().toLowerCase());
}

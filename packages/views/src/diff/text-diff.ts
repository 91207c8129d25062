import { diffArrays } from 'diff';

/** A stretch of text that stayed, went or came. */
export interface TextPart {
  readonly text: string;
  readonly kind: 'same' | 'removed' | 'added';
}

/** Texts longer than this are compared as a whole: marks inside them would not be read. */
const LONGEST = 4000;

/**
 * Compares two texts word by word, in the words of the language (Chinese has no spaces to split at).
 * Texts that share less than a third are told as one removed and one added.
 */
export function diffTexts(before: string, after: string, language: string): readonly TextPart[] {
  if (before === after) return after === '' ? [] : [{ text: after, kind: 'same' }];
  if (before.length > LONGEST || after.length > LONGEST) return whole(before, after);
  const parts: TextPart[] = diffArrays(wordsOf(before, language), wordsOf(after, language)).map((part) => ({
    text: part.value.join(''),
    kind: part.added ? 'added' : part.removed ? 'removed' : 'same',
  }));
  const shared = parts.reduce((sum, part) => (part.kind === 'same' ? sum + part.text.length : sum), 0);
  return shared * 3 < Math.max(before.length, after.length) ? whole(before, after) : parts;
}

function whole(before: string, after: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  if (before !== '') parts.push({ text: before, kind: 'removed' });
  if (after !== '') parts.push({ text: after, kind: 'added' });
  return parts;
}

function wordsOf(text: string, language: string): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

import { questionWords, type QuestionWords } from '@zhantai/messages/questions';

/** The columns of the worksheet of questions. */
export type QuestionHead = keyof QuestionWords['heads'];
/** The columns of the worksheet of options. */
export type OptionHead = keyof QuestionWords['optionHeads'];

/** What a row says, by column; an empty cell is an empty text. */
export type QuestionCells = Readonly<Record<QuestionHead, string>>;
export type OptionCells = Readonly<Record<OptionHead, string>>;

/** The words of all languages: a list is read in any of them. */
export const allWords = Object.values(questionWords);

export const questionHeads = keysOf(questionWords.en.heads);
export const optionHeads = keysOf(questionWords.en.optionHeads);

/** Something of a cell that cannot be taken. */
export interface CellFault {
  readonly head: QuestionHead | OptionHead;
  readonly code: string;
  readonly text: string;
}

/** The texts that a word has, folded as cells are compared. */
export function isWord(text: string, wordOf: (words: (typeof allWords)[number]) => string): boolean {
  const wanted = fold(text);
  return allWords.some((words) => fold(wordOf(words)) === wanted);
}

/** Letters of one case, half width, without blanks and the star of what is required. */
export function fold(text: string): string {
  return text.normalize('NFKC').replaceAll(/[\s*]/g, '').toLowerCase();
}

function keysOf<K extends string>(record: Readonly<Record<K, unknown>>): readonly K[] {
  const keys: K[] = [];
  for (const key in record) keys.push(key);
  return keys;
}

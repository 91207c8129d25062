import type { Language } from '@zhantai/engine';
import { sheetWords } from './sheet-words.ts';
import type { SheetWords } from './zh-hans.ts';

type Fault = keyof SheetWords['faults'];

/** Faults of a workbook; every other one says what a file is that is none. */
const OF_WORKBOOK: ReadonlySet<Fault> = new Set<Fault>([
  'format',
  'broken',
  'encrypted',
  'tooLarge',
  'empty',
  'noHeader',
]);

/** What of a refused file is known. */
export interface FaultyFile {
  readonly fault: Fault;
  /** What stands in the place of a header, where none names a column. */
  readonly headers?: readonly string[];
}

/** Why a file is not read, what it is instead, and the way out; which headers it has, where none is known. */
export function faultSentence({ fault, headers = [] }: FaultyFile, language: Language): string {
  const { faults, sentence } = sheetWords[language];
  const kind = kindSentence(fault, language);
  const first = kind === '' ? faults[fault] : faults.format;
  const more = kind === '' ? headersSentence(headers, language) : kind;
  return more === '' ? first : `${first}${sentence}${more}`;
}

/** What a file is that is no workbook, and the way out; empty where it is one, or nobody knows. */
export function kindSentence(fault: Fault, language: Language): string {
  return OF_WORKBOOK.has(fault) ? '' : sheetWords[language].faults[fault];
}

/** Which headers a file has; empty where there are none. */
export function headersSentence(headers: readonly string[], language: Language): string {
  const { found, quoted, listSeparator } = sheetWords[language];
  const named = headers.filter((header) => header !== '');
  return named.length === 0 ? '' : found(named.map(quoted).join(listSeparator));
}

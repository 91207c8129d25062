// Words of spreadsheets, in every language.
export { faultSentence, headersSentence, kindSentence } from './fault-sentence.ts';
export { namedSentence } from './named-sentence.ts';
export { headerWords } from './header-words.ts';
export { sheetWords } from './sheet-words.ts';
export type { SheetWords } from './zh-hans.ts';

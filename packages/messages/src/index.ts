// What every area builds on. The words are in the areas: `@zhantai/messages/<area>`.
export type { Language } from '@zhantai/engine';
export { format } from './format.ts';
export { formatYuan } from './format-yuan.ts';
export type { Params } from './format.ts';
export { languageNames, languages, parseLanguage } from './language.ts';

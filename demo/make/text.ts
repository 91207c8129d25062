import type { LocalText } from '../../apps/server/src/database/tables/schema.ts';

/** One text in the three languages of the demo. */
export type Text = readonly [zhHans: string, zhHant: string, en: string];

/** A text by language code, as it is stored. */
export function localText([zhHans, zhHant, en]: Text): LocalText {
  return { 'zh-Hans': zhHans, 'zh-Hant': zhHant, en };
}

/** A text made of one in each language. */
export function eachLanguage(make: (index: 0 | 1 | 2) => string): Text {
  return [make(0), make(1), make(2)];
}

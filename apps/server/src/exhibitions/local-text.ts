import type { LocalText } from '../database/tables/schema.ts';

/** `text` in `language`; where that is empty, in zh-Hans. */
export function localText(text: LocalText, language: string): string {
  return text[language] || text['zh-Hans'] || '';
}

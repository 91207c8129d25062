import type { LocalText } from '../database/tables/schema.ts';
import { handOverIf } from '../database/call/hand-over.ts';
import { longHtml, safeHtml } from './safe-html.ts';

/**
 * Html by language, cleaned.
 * @throws HandOver where it is long.
 */
export function cleanTexts(html: LocalText): LocalText {
  const texts = Object.entries(html);
  handOverIf(texts.reduce((sum, [, text]) => sum + text.length, 0) > longHtml);
  return Object.fromEntries(texts.map(([language, text]) => [language, safeHtml(text)]));
}

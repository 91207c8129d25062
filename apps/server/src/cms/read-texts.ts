import { languages } from '@zhantai/messages';
import type { LocalText } from '../database/tables/schema.ts';
import { Refusal } from '../platform/refusal.ts';

/**
 * Texts by language from outside, empty ones left out.
 * @throws Refusal BAD_REQUEST for a language that the product does not speak, or without zh-Hans, the source.
 */
export function readTexts(texts: LocalText, name: string): LocalText {
  const known: readonly string[] = languages;
  const unknown = Object.keys(texts).find((language) => !known.includes(language));
  if (unknown !== undefined) throw new Refusal('BAD_REQUEST', { detail: `${name}.${unknown}` });
  const filled = Object.entries(texts)
    .map(([language, text]) => [language, text.trim()] as const)
    .filter(([, text]) => text !== '');
  if (!filled.some(([language]) => language === 'zh-Hans')) {
    throw new Refusal('BAD_REQUEST', { detail: `${name}.zh-Hans` });
  }
  return Object.fromEntries(filled);
}

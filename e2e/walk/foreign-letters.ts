import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { languageNames } from '@zhantai/messages';
import type { Language } from '@zhantai/engine';

const sources = resolve(import.meta.dirname, '../../packages/messages/src');
const lettersOf = (text: string): readonly string[] => text.match(/\p{Script=Han}/gu) ?? [];
const hans = lettersIn('zh-hans.ts');
const hant = lettersIn('zh-hant.ts');

/** The names of the languages stand in every language. */
const names = Object.values(languageNames).join('');

/** Whether a Chinese character has no place among the product's own words in a language. */
const isForeign: Readonly<Record<Language, (letter: string) => boolean>> = {
  'zh-Hans': (letter) => hant.has(letter) && !hans.has(letter),
  'zh-Hant': (letter) => hans.has(letter) && !hant.has(letter),
  en: () => true,
};

/**
 * The runs of Chinese characters in these texts that belong to another language's words. What the server answered with is
 * data of the exhibition, which has the language its people wrote it in.
 */
export function foreignRuns(
  texts: readonly string[],
  language: Language,
  answered: ReadonlySet<string>,
): readonly string[] {
  const runs = texts.flatMap((text) => text.match(/\p{Script=Han}+/gu) ?? []);
  return [...new Set(runs)].filter((run) => {
    if (names.includes(run)) return false;
    const all = Array.from(run);
    return all.some((letter, at) => {
      if (!isForeign[language](letter)) return false;
      if (all.length === 1) return !answered.has(letter);
      return !answered.has((all[at - 1] ?? '') + letter) && !answered.has(letter + (all[at + 1] ?? ''));
    });
  });
}

function lettersIn(ending: string): ReadonlySet<string> {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' });
  return new Set(
    files
      .filter((file) => file.endsWith(ending))
      .flatMap((file) => lettersOf(readFileSync(join(sources, file), 'utf8'))),
  );
}

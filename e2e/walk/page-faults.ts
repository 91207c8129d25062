import type { Language } from '@zhantai/engine';
import type { FirstWords, PageWords } from '@zhantai/messages/portal';
import { isPortalPath } from '../../apps/portal/src/shell/routes/is-portal-path.ts';
import { foreignRuns } from './foreign-letters.ts';
import type { PageFacts } from './page-facts.ts';

export interface Expectations {
  readonly language: Language;
  readonly words: FirstWords;
  /** Width of the window, pixels. */
  readonly width: number;
  /** What the server answered with. */
  readonly answered: ReadonlySet<string>;
}

/** Texts that only a mistake shows: values that are none, templates without their values, keys, codes of refusals. */
const leftovers =
  /\bundefined\b|\bnull\b|\bNaN\b|\[object |Invalid Date|\{\w+\}|\$\{|=> |\b[A-Z]{2,}_[A-Z][A-Z_]+\b/;

/** Areas of words that come with their pages. */
const later: readonly (keyof PageWords)[] = ['signIn', 'home', 'account', 'own', 'guests'];

/** What is wrong with a page as it stands. */
export function pageFaults(facts: PageFacts, expectations: Expectations): readonly string[] {
  const { language, words, width, answered } = expectations;
  const texts = [facts.title, ...facts.texts];
  const keys = new RegExp(String.raw`\b(?:${[...Object.keys(words), ...later].join('|')})\.[a-z]\w+`);
  const title = isPortalPath(facts.path) ? words.titles[facts.path] : words.states.unknownRoute;
  return [
    ...(facts.language === language ? [] : [`the page says it is in ${facts.language}`]),
    // Of the route, or of what the page shows where that is more exact.
    ...(facts.title.startsWith(title) || facts.title.startsWith(`${facts.headings[0]} · `)
      ? []
      : [`the title is 「${facts.title}」, not 「${title}」`]),
    ...(facts.headings.length === 1 && facts.headings[0]?.trim() !== ''
      ? []
      : [`${facts.headings.length} main headings: ${facts.headings.join(' | ')}`]),
    ...(facts.width <= width ? [] : [`${facts.width} px wide: ${facts.wide.join(' ')}`]),
    ...texts.filter((text) => leftovers.test(text) || keys.test(text)).map((text) => `left over: ${text}`),
    ...foreignRuns(texts, language, answered).map((run) => `not ${language}: ${run}`),
  ];
}

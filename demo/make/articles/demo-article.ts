import { eachLanguage } from '../text.ts';
import type { Text } from '../text.ts';

/** An article of the organiser. */
export interface DemoArticle {
  readonly siteKey: string;
  readonly title: Text;
  /** Markup. */
  readonly html: Text;
  /** Page keys of the forms whose letter it is. */
  readonly letterOf?: readonly string[];
}

/** An article of one paragraph a text. */
export function article(siteKey: string, title: Text, paragraphs: readonly Text[]): DemoArticle {
  return {
    siteKey,
    title,
    html: eachLanguage((index) => paragraphs.map((text) => `<p>${text[index]}</p>`).join('')),
  };
}

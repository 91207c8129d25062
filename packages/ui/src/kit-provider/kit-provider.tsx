import type { KitWords, Language } from '@zhantai/messages/kit';
import type { ReactNode } from 'react';
import { KitWordsContext } from './kit-words-context.ts';
import { LanguageContext } from './language-context.ts';
import { NOT_KEPT_FORM } from './not-kept-form.ts';

/** What {@link KitProvider} takes. */
export interface KitProviderProps {
  readonly language: Language;
  /** The kit's words in that language: a page loads one language. */
  readonly words: KitWords;
  readonly children: ReactNode;
}

/** Tells every component of the kit below it which language to speak, and its words. */
export const KitProvider = ({ language, words, children }: KitProviderProps) => (
  <LanguageContext value={language}>
    <KitWordsContext value={words}>{children}</KitWordsContext>
    <form autoComplete="off" hidden id={NOT_KEPT_FORM} />
  </LanguageContext>
);

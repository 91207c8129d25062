import type { Language } from '@zhantai/engine';
import { loadPageWords, type PageWords } from '@zhantai/messages/portal';
import { withRetry } from '@zhantai/shell/loading/with-retry.ts';

/** Words of one area in every language that was asked for. */
export interface WordsOfPages<T> {
  /** Begins to load them, beside the code of their page. */
  readonly prepare: (language: Language) => void;
  /** Loads them in this language if they were read in another; rejects where they do not come. */
  readonly follow: (language: Language) => Promise<void>;
  /** The words; a component that reads them too early waits. Elsewhere only what a component read before is there. */
  readonly read: (language: Language) => T;
}

function wordsOf<A extends keyof PageWords>(area: A): WordsOfPages<PageWords[A]> {
  const here = new Map<Language, PageWords[A]>();
  const coming = new Map<Language, Promise<PageWords[A]>>();
  const load = async (language: Language): Promise<PageWords[A]> => {
    const words = await withRetry(() => loadPageWords(area, language));
    here.set(language, words);
    return words;
  };
  const ask = (language: Language): Promise<PageWords[A]> => {
    const loading = coming.get(language) ?? load(language);
    coming.set(language, loading);
    return loading;
  };
  return {
    prepare(language) {
      void ask(language);
    },
    async follow(language) {
      if (here.size > 0 && !here.has(language)) here.set(language, await loadPageWords(area, language));
    },
    read(language) {
      const words = here.get(language);
      if (words !== undefined) return words;
      // Not `use`: words that are here are read in effects and handlers, too, and a hook must not come and go.
      // oxlint-disable-next-line typescript/only-throw-error
      throw ask(language);
    },
  };
}

/** Words that only some pages say. */
export const pageWords: { readonly [A in keyof PageWords]: WordsOfPages<PageWords[A]> } = {
  signIn: wordsOf('signIn'),
  home: wordsOf('home'),
  account: wordsOf('account'),
  formLater: wordsOf('formLater'),
  own: wordsOf('own'),
  guests: wordsOf('guests'),
  people: wordsOf('people'),
  transport: wordsOf('transport'),
  booking: wordsOf('booking'),
  tables: wordsOf('tables'),
  signing: wordsOf('signing'),
};

/** Loads in this language all that was read in another, so that a page on screen changes at once. */
export async function followLanguage(language: Language): Promise<void> {
  await Promise.all(Object.values(pageWords).map((words) => words.follow(language)));
}

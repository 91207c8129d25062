import type { Language } from '@zhantai/engine';
import { loadConsoleWords, type ConsoleWords } from '@zhantai/messages/console';
import { kitWords } from '@zhantai/messages/kit';
import { KitProvider } from '@zhantai/ui';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { withRetry } from '@zhantai/shell/loading/with-retry.ts';
import { storedLanguage } from '@zhantai/shell/language/stored-language.ts';
import { useServices } from '../session/services-context.ts';
import { SpeechContext } from './words-context.ts';

/** Loads one language at a time and gives it to everything below; the old one stays until the new one is there. */
export const SpeechProvider = ({ children }: { readonly children: ReactNode }) => {
  const { store } = useServices();
  const [wanted, setWanted] = useState<Language>(() => storedLanguage(store));
  const [loaded, setLoaded] = useState<{ language: Language; words: ConsoleWords } | null>(null);

  useEffect(() => {
    let current = true;
    // Without words there is no page: a server that is busy is asked again.
    void withRetry(() => loadConsoleWords(wanted)).then((words) => {
      if (!current) return;
      // Before anything is asked for in it.
      document.documentElement.lang = wanted;
      setLoaded({ language: wanted, words });
    });
    return () => {
      current = false;
    };
  }, [wanted]);

  useEffect(() => {
    if (loaded === null) return;
    document.title = loaded.words.product;
  }, [loaded]);

  const speech = useMemo(
    () =>
      loaded === null
        ? null
        : {
            ...loaded,
            setLanguage: (language: Language) => {
              store.set('language', language);
              setWanted(language);
            },
          },
    [loaded, store],
  );

  if (speech === null) return null;
  return (
    <SpeechContext value={speech}>
      <KitProvider language={speech.language} words={kitWords[speech.language]}>
        {children}
      </KitProvider>
    </SpeechContext>
  );
};

import type { Language } from '@zhantai/engine';
import { loadConsoleWords, type ConsoleWords } from '@zhantai/messages/console';
import { kitWords } from '@zhantai/messages/kit';
import { KitProvider } from '@zhantai/ui';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { storedLanguage, storeLanguage } from './language-store.ts';
import { SpeechContext } from './words-context.ts';

/** Loads one language at a time and gives it to everything below; the old one stays until the new one is there. */
export const SpeechProvider = ({ children }: { readonly children: ReactNode }) => {
  const [wanted, setWanted] = useState<Language>(storedLanguage);
  const [spoken, setSpoken] = useState<{ language: Language; words: ConsoleWords } | null>(null);

  useEffect(() => {
    let current = true;
    void loadConsoleWords(wanted).then((words) => {
      if (current) setSpoken({ language: wanted, words });
    });
    return () => {
      current = false;
    };
  }, [wanted]);

  useEffect(() => {
    if (spoken === null) return;
    document.documentElement.lang = spoken.language;
    document.title = spoken.words.product;
  }, [spoken]);

  const speech = useMemo(
    () =>
      spoken === null
        ? null
        : {
            ...spoken,
            setLanguage: (language: Language) => {
              storeLanguage(language);
              setWanted(language);
            },
          },
    [spoken],
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

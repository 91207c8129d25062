import type { ConsoleWords } from '@zhantai/messages/console';
import { createContext, useContext } from 'react';
import type { Language } from '@zhantai/engine';

/** The language in use, its words, and the way to another one. */
export interface Speech {
  readonly language: Language;
  readonly words: ConsoleWords;
  readonly setLanguage: (language: Language) => void;
}

export const SpeechContext = createContext<Speech | null>(null);

/** The words of the console; only below `SpeechProvider`. */
export function useSpeech(): Speech {
  const speech = useContext(SpeechContext);
  if (speech === null) throw new Error('useSpeech stands outside SpeechProvider');
  return speech;
}

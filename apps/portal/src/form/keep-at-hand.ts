import type { Language } from '@zhantai/engine';
import { patiently } from '../page/patiently.ts';
import { pageWords } from '../portal/page-words.ts';

/** Milliseconds after the form is open, when its own parts are long there. */
const LATER = 4000;

/**
 * Loads what a form says and asks when something went wrong, before it goes wrong: without a network they could
 * not be loaded any more. Gives what takes the wish back.
 */
export function keepAtHand(language: Language): () => void {
  const timer = setTimeout(() => {
    pageWords.formLater.prepare(language);
    void patiently(() =>
      Promise.all([
        import('./form-notices.tsx'),
        import('./submit-outcome.ts'),
        import('./leave-dialog.tsx'),
        import('./stale-dialog.tsx'),
        import('./receipt.tsx'),
        import('../sign-in/sign-in-dialog.tsx'),
      ]),
    );
  }, LATER);
  return () => {
    clearTimeout(timer);
  };
}

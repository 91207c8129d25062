import { useEffect, useRef } from 'react';
import { usePortal } from '../portal/portal-context.ts';

/** Asks again for what failed once the language is another: the sentence of a refusal is the server's, in that of the call. */
export function useRetryInLanguage(failed: boolean, onRetry: () => void): void {
  const { language } = usePortal();
  const spoken = useRef(language);
  useEffect(() => {
    const before = spoken.current;
    spoken.current = language;
    if (before !== language && failed) onRetry();
  }, [language, failed, onRetry]);
}

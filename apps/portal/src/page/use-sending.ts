import { useState } from 'react';
import { usePortal } from '../portal/portal-context.ts';
import { errorSentence } from './error-sentence.ts';

/** What a dialog sends. */
export interface Sending {
  /** Under way, or done: a dialog closes when it is done and takes no second click before. */
  readonly busy: boolean;
  /** Why it was refused, in the reader's language. */
  readonly refusal: string | null;
  readonly send: (work: () => Promise<void>) => Promise<void>;
}

/** Sends what a dialog asks for; a refusal is said in it, and it can be sent again. */
export function useSending(): Sending {
  const { words } = usePortal();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const send = async (work: () => Promise<void>) => {
    setBusy(true);
    setRefusal(null);
    try {
      await work();
    } catch (error) {
      setRefusal(errorSentence(error, words));
      setBusy(false);
    }
  };
  return { busy, refusal, send };
}

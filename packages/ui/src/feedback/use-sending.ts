import { useState } from 'react';

/** What a dialog sends, and how that was refused. */
export interface Sending {
  /** Under way, or done: a dialog closes when it is done and takes no second click before. */
  readonly busy: boolean;
  /** Why it was refused, in the reader's language. */
  readonly refusal: string | null;
  readonly send: (work: () => Promise<void>) => Promise<void>;
  /** Takes clicks again, after work that asks for more before it is done. */
  readonly again: () => void;
}

/**
 * Sends what a dialog asks for; a refusal is said in it, and it can be sent again.
 * @param refusalOf what to tell of an error; it throws one that is no refusal.
 */
export function useSending(refusalOf: (error: unknown) => string): Sending {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const send = async (work: () => Promise<void>) => {
    setBusy(true);
    setRefusal(null);
    try {
      await work();
    } catch (error) {
      setBusy(false);
      setRefusal(refusalOf(error));
    }
  };
  const again = () => {
    setBusy(false);
  };
  return { busy, refusal, send, again };
}

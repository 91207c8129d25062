import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@zhantai/contract/client';
import { useState } from 'react';
import { detailOf } from '../frame/loading.tsx';
import { useSpeech } from '../words/words-context.ts';

/** What a dialog about an order sends, and how that was refused. */
export interface Sending {
  readonly busy: boolean;
  readonly refusal: string | null;
  readonly send: (work: () => Promise<void>) => Promise<void>;
}

/** Sends what a dialog decides; where somebody was faster, the list behind it is read anew. */
export function useSending(): Sending {
  const queries = useQueryClient();
  const { words } = useSpeech();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const send = async (work: () => Promise<void>) => {
    setBusy(true);
    setRefusal(null);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(
        error.reason === 'STALE_REVISION' ? words.orders.stale : detailOf(error, words.load.offline),
      );
      void queries.invalidateQueries({ queryKey: ['orders'] });
    } finally {
      setBusy(false);
    }
  };
  return { busy, refusal, send };
}

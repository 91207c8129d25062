import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@zhantai/contract/client';
import { useSending as useKitSending, type Sending } from '@zhantai/ui/sending/use-sending.ts';
import { detailOf } from '../../shell/frame/loading.tsx';
import { useSpeech } from '../../shell/words/words-context.ts';

/** Sends what a dialog decides about an order; where somebody was faster, the list behind it is read anew. */
export function useSending(): Sending {
  const queries = useQueryClient();
  const { words } = useSpeech();
  return useKitSending((error) => {
    if (!(error instanceof ApiError)) throw error;
    void queries.invalidateQueries({ queryKey: ['orders'] });
    return error.reason === 'STALE_REVISION' ? words.orders.stale : detailOf(error, words.load.offline);
  });
}

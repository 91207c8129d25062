import { ApiError } from '@zhantai/contract/client';
import { useSending as useKitSending, type Sending } from '@zhantai/ui/feedback/use-sending.ts';
import { detailOf } from '../../shell/frame/loading.tsx';
import { useSpeech } from '../../shell/words/words-context.ts';

/**
 * Sends what a dialog decides about an order.
 * @param onRefused somebody may have been faster: the list behind the dialog is read anew.
 */
export function useSending(onRefused: () => void): Sending {
  const { words } = useSpeech();
  return useKitSending((error) => {
    if (!(error instanceof ApiError)) throw error;
    onRefused();
    return error.reason === 'STALE_REVISION' ? words.orders.stale : detailOf(error, words.load.offline);
  });
}

import { useSending as useKitSending, type Sending } from '@zhantai/ui/feedback/use-sending.ts';
import { usePortal } from '../portal/portal-context.ts';
import { errorSentence } from '@zhantai/shell/error-sentence.ts';

/** Sends what a dialog asks for; a refusal is said in it, and it can be sent again. */
export function useSending(): Sending {
  const { words } = usePortal();
  return useKitSending((error) => errorSentence(error, words));
}

import { ApiError } from '@zhantai/contract/client';
import type { PortalWords } from '@zhantai/messages/portal';

/** Beside a failure for want of a network: that what lies on this device is not lost; null where nothing lies there. */
export function draftsHere(error: unknown, words: PortalWords, count: number): string | null {
  return count > 0 && error instanceof ApiError && error.unanswered ? words.states.draftsHere(count) : null;
}

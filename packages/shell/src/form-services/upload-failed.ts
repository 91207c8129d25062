import { ApiError } from '@zhantai/contract/client';
import type { FirstWords } from '@zhantai/messages/portal';
import { UploadFailure } from '@zhantai/views';
import { errorSentence } from '../error-sentence.ts';

/** Refusals that pass by themselves: another sign-in, a server that was too slow, too many calls. */
const passing: ReadonlySet<number> = new Set([401, 408, 425, 429]);

/**
 * What a failed upload says: what the server said, and whether the same file may be sent again. One that was given up says
 * nothing.
 */
export function uploadFailed(error: unknown, words: Pick<FirstWords, 'states'>): Error {
  if (!(error instanceof ApiError)) return new UploadFailure(errorSentence(error, words), false, error);
  if (error.reason === 'CANCELLED') return error;
  const final = error.status >= 400 && error.status < 500 && !passing.has(error.status);
  return new UploadFailure(errorSentence(error, words), final, error);
}

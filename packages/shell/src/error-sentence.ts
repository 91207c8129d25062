import { ApiError } from '@zhantai/contract/client';
import type { FirstWords } from '@zhantai/messages/portal';

/** What to tell a person about a failed call: the server's own sentence, verbatim, or why there is none. */
export function errorSentence(error: unknown, words: Pick<FirstWords, 'states'>): string {
  if (!(error instanceof ApiError)) return words.states.badAnswer;
  if (error.message !== '') return error.message;
  switch (error.reason) {
    case 'NETWORK':
    // A proxy answers so, without a sentence, while it cannot reach the server.
    case 'OVERLOADED':
      return words.states.network;
    case 'TIMEOUT':
      return words.states.timeout;
    case 'UNAUTHORIZED':
    case 'TOKEN_EXPIRED':
    case 'TOKEN_REVOKED':
      return words.states.signedOut;
    default:
      return words.states.badAnswer;
  }
}

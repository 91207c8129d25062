import type { ProofChallenge } from '../../schemas/index.ts';
import { ApiError } from '../api-error.ts';

/** The work that a refusal asks for; null where it is another one. */
export function challengeOf(error: unknown): ProofChallenge | null {
  if (!(error instanceof ApiError) || error.reason !== 'PROOF_NEEDED') return null;
  const { proof } = error.data;
  return isChallenge(proof) ? proof : null;
}

function isChallenge(value: unknown): value is ProofChallenge {
  return (
    typeof value === 'object' &&
    value !== null &&
    'salt' in value &&
    typeof value.salt === 'string' &&
    'challenge' in value &&
    typeof value.challenge === 'string' &&
    'max' in value &&
    typeof value.max === 'number'
  );
}

import type { ProofChallenge } from '@zhantai/contract';
import type { ProofOptions } from '@zhantai/contract/client';
import { withRetry } from '../loading/with-retry.ts';

/** As `runProof`, which is loaded only where a server asks for work. */
export const solveChallenge = async (challenge: ProofChallenge, options: ProofOptions): Promise<string> => {
  const { runProof } = await withRetry(() => import('@zhantai/contract/client/proof'));
  return runProof(challenge, options);
};

export type SolveChallenge = typeof solveChallenge;

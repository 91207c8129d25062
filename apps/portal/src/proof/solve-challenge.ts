import type { ProofChallenge } from '@zhantai/contract';
import { patiently } from '../page/patiently.ts';
import type { ProofOptions } from './run-proof.ts';

/** As `runProof`, which is loaded only where a server asks for work. */
export const solveChallenge = async (challenge: ProofChallenge, options: ProofOptions): Promise<string> => {
  const { runProof } = await patiently(() => import('./run-proof.ts'));
  return runProof(challenge, options);
};

export type SolveChallenge = typeof solveChallenge;

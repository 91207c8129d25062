import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { ProofChallenge } from '../../schemas/index.ts';
import type { ProofReply } from './proof-reply.ts';

/** Numbers between two reports. */
const STEP = 20_000;

const tell = (reply: ProofReply) => {
  postMessage(reply);
};

// Plain script in a thread of its own: no `crypto.subtle`, which a page over http lacks, and nothing that CSP refuses.
addEventListener('message', ({ data }: MessageEvent<ProofChallenge>) => {
  const { salt, challenge, max } = data;
  for (let number = 0; number < max; number += 1) {
    if (bytesToHex(sha256(utf8ToBytes(`${salt}${String(number)}`))) === challenge) {
      tell({ kind: 'solved', proof: `${salt}${String(number)}` });
      return;
    }
    if (number % STEP === 0) tell({ kind: 'share', share: number / max });
  }
  tell({ kind: 'failed' });
});

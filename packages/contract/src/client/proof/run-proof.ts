import type { ProofChallenge } from '../../schemas/index.ts';
import { callFailed } from '../api-error.ts';
import type { ProofReply } from './proof-reply.ts';

export interface ProofOptions {
  readonly signal: AbortSignal;
  /** Called with 0…1. */
  readonly onShare: (share: number) => void;
}

/** Does the work beside a captcha in a thread of its own, which ends with it. Throws `CANCELLED` or `NETWORK`. */
export function runProof(challenge: ProofChallenge, { signal, onShare }: ProofOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(callFailed('CANCELLED'));
      return;
    }
    const worker = new Worker(new URL('proof-worker.ts', import.meta.url), { type: 'module' });
    const settle = (done: () => void) => {
      signal.removeEventListener('abort', cancel);
      worker.terminate();
      done();
    };
    const fail = (reason: 'CANCELLED' | 'NETWORK') => {
      settle(() => {
        reject(callFailed(reason));
      });
    };
    const cancel = () => {
      fail('CANCELLED');
    };
    signal.addEventListener('abort', cancel, { once: true });
    worker.addEventListener('message', ({ data }: MessageEvent<ProofReply>) => {
      if (data.kind === 'share') onShare(data.share);
      else if (data.kind === 'failed') fail('NETWORK');
      else {
        settle(() => {
          resolve(data.proof);
        });
      }
    });
    worker.addEventListener('error', () => {
      fail('NETWORK');
    });
    worker.postMessage(challenge, []);
  });
}

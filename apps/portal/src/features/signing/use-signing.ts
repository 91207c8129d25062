import type { Signing, SigningState } from '@zhantai/contract';
import { ApiError } from '@zhantai/contract/client';
import { useEffect, useEffectEvent, useState } from 'react';
import type { SigningCalls } from './signing-calls.ts';
import { isWaiting, watchSigning } from './watch-signing.ts';

/** Milliseconds from one question to the next: what is signed is here within seconds. */
const POLL_MS = 1500;

/** A signature that is asked for from a phone. */
export type SigningRequest =
  | { readonly kind: 'requesting' }
  | { readonly kind: 'failed'; readonly error: ApiError }
  | {
      readonly kind: 'requested';
      readonly link: string;
      readonly signing: Signing;
      readonly offline: boolean;
    };

/**
 * Asks for a signature and waits for it; leaving gives it up. `onGivenUp` tells that the person did not want to answer
 * what is asked before. Keep the identity of `calls`.
 */
export function useSigning(
  calls: SigningCalls,
  label: string,
  onSigned: (signature: string) => void,
  onGivenUp: () => void,
): SigningRequest {
  const [request, setRequest] = useState<SigningRequest>({ kind: 'requesting' });
  const signed = useEffectEvent(onSigned);
  const givenUp = useEffectEvent(onGivenUp);

  useEffect(() => {
    let left = false;
    let stop = (): void => undefined;
    let waiting: string | null = null;
    const cancel = (id: string): void => {
      calls.cancel(id).catch(() => undefined);
    };
    const put = (next: (before: SigningRequest) => SigningRequest): void => {
      if (!left) setRequest(next);
    };
    calls.start(label).then(
      ({ link, ...signing }) => {
        if (left) {
          cancel(signing.id);
          return;
        }
        waiting = signing.id;
        put(() => ({ kind: 'requested', link, signing, offline: false }));
        stop = watchSigning<Signing>({
          ask: () => calls.state(signing.id),
          pause: POLL_MS,
          onAnswer(answer) {
            if (!isWaiting(answer.state)) waiting = null;
            put(() => ({ kind: 'requested', link, signing: answer, offline: false }));
            if (answer.signature !== null) signed(answer.signature);
          },
          onSilence() {
            put((before) => (before.kind === 'requested' ? { ...before, offline: true } : before));
          },
          onGone() {
            waiting = null;
            put((before) => (before.kind === 'requested' ? over(before) : before));
          },
        });
      },
      (error: unknown) => {
        if (error instanceof ApiError && error.reason === 'CANCELLED') {
          if (!left) givenUp();
        } else if (error instanceof ApiError) put(() => ({ kind: 'failed', error }));
        else throw error;
      },
    );
    return () => {
      left = true;
      stop();
      if (waiting !== null) cancel(waiting);
    };
  }, [calls, label]);
  return request;
}

type WaitingRequest = Extract<SigningRequest, { kind: 'requested' }>;

const expired: SigningState = 'expired';
const over = (request: WaitingRequest): WaitingRequest => ({
  ...request,
  signing: { ...request.signing, state: expired },
});

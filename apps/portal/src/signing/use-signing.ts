import type { Signing, SigningState } from '@zhantai/contract';
import { ApiError } from '@zhantai/contract/client';
import { useEffect, useEffectEvent, useState } from 'react';
import { usePortal } from '../portal/portal-context.ts';
import { isWaiting, watchSigning } from './watch-signing.ts';

/** Milliseconds from one question to the next: what is signed is here within seconds. */
const PAUSE = 1500;

/** A signature that is asked for from a phone. */
export type AskedSigning =
  | { readonly kind: 'asking' }
  | { readonly kind: 'failed'; readonly error: ApiError }
  | { readonly kind: 'asked'; readonly link: string; readonly signing: Signing; readonly offline: boolean };

/** Asks for a signature and waits for it; leaving gives it up. */
export function useSigning(label: string, onSigned: (signature: string) => void): AskedSigning {
  const { client } = usePortal();
  const [asked, setAsked] = useState<AskedSigning>({ kind: 'asking' });
  const signed = useEffectEvent(onSigned);

  useEffect(() => {
    let left = false;
    let stop = (): void => undefined;
    let waiting: string | null = null;
    const cancel = (id: string): void => {
      client.call('signingCancel', { params: { id }, keepalive: true }).catch(() => undefined);
    };
    const put = (next: (before: AskedSigning) => AskedSigning): void => {
      if (!left) setAsked(next);
    };
    client.call('signingStart', { body: { label } }).then(
      ({ link, ...signing }) => {
        if (left) {
          cancel(signing.id);
          return;
        }
        waiting = signing.id;
        put(() => ({ kind: 'asked', link, signing, offline: false }));
        stop = watchSigning<Signing>({
          ask: () => client.call('signing', { params: { id: signing.id } }),
          pause: PAUSE,
          onAnswer(answer) {
            if (!isWaiting(answer.state)) waiting = null;
            put(() => ({ kind: 'asked', link, signing: answer, offline: false }));
            if (answer.signature !== null) signed(answer.signature);
          },
          onSilence() {
            put((before) => (before.kind === 'asked' ? { ...before, offline: true } : before));
          },
          onGone() {
            waiting = null;
            put((before) => (before.kind === 'asked' ? over(before) : before));
          },
        });
      },
      (error: unknown) => {
        if (error instanceof ApiError) put(() => ({ kind: 'failed', error }));
        else throw error;
      },
    );
    return () => {
      left = true;
      stop();
      if (waiting !== null) cancel(waiting);
    };
  }, [client, label]);
  return asked;
}

type Asked = Extract<AskedSigning, { kind: 'asked' }>;

const expired: SigningState = 'expired';
const over = (asked: Asked): Asked => ({ ...asked, signing: { ...asked.signing, state: expired } });

import type { UploadManner } from '@zhantai/contract/client';
import { useEffect, useRef, useState } from 'react';
import { errorSentence } from '../page/error-sentence.ts';
import { usePortal } from '../portal/portal-context.ts';

/** Where bringing a file in stands. */
export type BringingStep<T> =
  | { readonly kind: 'choose'; readonly refusal: string | null }
  /** 0…1 while it is sent; null while the server works. */
  | { readonly kind: 'working'; readonly file: File; readonly share: number | null }
  | { readonly kind: 'done'; readonly outcome: T };

export interface BringingOptions<T> {
  /** Why a file is not even sent; null where it is. */
  readonly refuse: (file: File) => string | null;
  readonly send: (file: File, manner: UploadManner) => Promise<T>;
  readonly onDone: () => void;
}

/** The server works through hundreds of people before it answers; milliseconds. */
const SILENCE = 300_000;

/** Sends one file to the server, with progress, and keeps what became of it; can be given up. */
export function useBringing<T>({ refuse, send, onDone }: BringingOptions<T>) {
  const { words } = usePortal();
  const { cancelled } = words.tables.importing;
  const [step, setStep] = useState<BringingStep<T>>({ kind: 'choose', refusal: null });
  const work = useRef<AbortController | null>(null);
  useEffect(() => () => work.current?.abort(), []);

  const run = async (file: File) => {
    const controller = new AbortController();
    work.current = controller;
    setStep({ kind: 'working', file, share: 0 });
    try {
      const outcome = await send(file, {
        signal: controller.signal,
        silence: SILENCE,
        onProgress: (share) => {
          setStep({ kind: 'working', file, share: share < 1 ? share : null });
        },
      });
      setStep({ kind: 'done', outcome });
      onDone();
    } catch (error) {
      if (!controller.signal.aborted) setStep({ kind: 'choose', refusal: errorSentence(error, words) });
    }
  };

  return {
    step,
    bring: (file: File) => {
      const refusal = refuse(file);
      if (refusal === null) void run(file);
      else setStep({ kind: 'choose', refusal });
    },
    cancel: () => {
      work.current?.abort();
      setStep({ kind: 'choose', refusal: cancelled });
    },
    restart: () => {
      setStep({ kind: 'choose', refusal: null });
    },
  };
}

import { ApiError, type UploadTypes } from '@zhantai/contract/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { errorSentence } from '@zhantai/shell/error-sentence.ts';
import { usePortal } from '../../../shell/portal/portal-context.ts';

/** Where bringing a file in stands. */
export type BringingStep<T> =
  | { readonly kind: 'choose'; readonly refusal: string | null }
  /** 0…1 while it is sent; null while the server works. */
  | { readonly kind: 'working'; readonly file: File; readonly share: number | null }
  | { readonly kind: 'done'; readonly outcome: T };

/** The calls that take one file for a list of people. */
type PeopleCall = 'importPersons' | 'importPersonPhotos';

export interface BringingOptions<K extends PeopleCall> {
  readonly call: K;
  readonly formId: string;
  /** Why a file is not even sent; null where it is. */
  readonly refuse: (file: File) => string | null;
  readonly onDone: () => void;
  /** The form asks for ID numbers, photos or health data. */
  readonly asks: boolean;
}

/** The server works through hundreds of people before it answers; milliseconds. */
const IMPORT_TIMEOUT_MS = 300_000;

/** Sends one file to the server, with progress, and keeps what became of it; can be given up. */
export function useBringing<K extends PeopleCall>({
  call,
  formId,
  refuse,
  onDone,
  asks,
}: BringingOptions<K>) {
  const { client, words } = usePortal();
  const { cancelled } = words.tables.people;
  const [step, setStep] = useState<BringingStep<UploadTypes[K]>>({ kind: 'choose', refusal: null });
  const [unagreed, setUnagreed] = useState(asks);
  const work = useRef<AbortController | null>(null);
  useEffect(() => () => work.current?.abort(), []);

  const agree = useCallback(() => {
    setUnagreed(false);
  }, []);

  const run = async (file: File) => {
    const controller = new AbortController();
    work.current = controller;
    setStep({ kind: 'working', file, share: 0 });
    const form = new FormData();
    form.set('formId', formId);
    form.set('file', file, file.name);
    try {
      const outcome = await client.upload(call, form, {
        signal: controller.signal,
        silence: IMPORT_TIMEOUT_MS,
        onProgress: (share) => {
          setStep({ kind: 'working', file, share: share < 1 ? share : null });
        },
      });
      setStep({ kind: 'done', outcome });
      onDone();
    } catch (error) {
      if (controller.signal.aborted) return;
      // The policy was changed since they agreed.
      const again = error instanceof ApiError && error.reason === 'CONSENT_NEEDED';
      setUnagreed(again);
      setStep({ kind: 'choose', refusal: again ? null : errorSentence(error, words) });
    }
  };

  return {
    step,
    /** The agreement to the policy is to be asked for, if it was not given, before a file is sent. */
    unagreed,
    agree,
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

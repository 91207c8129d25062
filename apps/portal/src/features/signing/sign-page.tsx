import type { OpenSigning } from '@zhantai/contract';
import { ApiError } from '@zhantai/contract/client';
import { Button, toast } from '@zhantai/ui';
import { SignaturePad, type SignaturePadHandle } from '@zhantai/ui/signature-pad/signature-pad.tsx';
import { useCallback, useEffect, useRef, useState } from 'react';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { LinkPage, type LinkPageProps } from '../ticket/link-page.tsx';
import type { TicketHolder } from '../ticket/ticket-holder.ts';
import { minutesLeft } from './minutes-left.ts';
import { SignEnd } from './sign-end.tsx';
import styles from './signing.module.css';
import { useSecondsLeft } from './use-seconds-left.ts';
import { isWaiting, watchSigning } from './watch-signing.ts';

/** Milliseconds from one question to the next: whether the desktop still waits. */
const POLL_MS = 4000;

/** The pad on a phone that signs what stands on a desktop; shown inside `/s` (pages.md). */
export const SignPage = ({ code }: { readonly code: string }) => (
  <LinkPage code={code} open={openSigning} title={usePortal().words.signing.phone.title}>
    {(first, holder) => <Pad first={first} holder={holder} />}
  </LinkPage>
);

const openSigning: LinkPageProps<OpenSigning>['open'] = (client, headers) =>
  client.call('openSigning', { headers });

interface PadProps {
  readonly first: OpenSigning;
  readonly holder: TicketHolder;
}

const Pad = ({ first, holder }: PadProps) => {
  const { client, words } = usePortal();
  const text = words.signing.phone;
  const pad = useRef<SignaturePadHandle>(null);
  const [signing, setSigning] = useState(first);
  const [busy, setBusy] = useState(false);
  const waiting = isWaiting(signing.state);
  const left = useSecondsLeft(waiting ? signing : null);
  const ask = useCallback(() => holder.use((headers) => openSigning(client, headers)), [client, holder]);
  useEffect(() => {
    if (!waiting) return undefined;
    return watchSigning({
      ask,
      pause: POLL_MS,
      onAnswer: setSigning,
      onSilence: () => undefined,
      onGone() {
        setSigning((before) => ({ ...before, state: 'expired' }));
      },
    });
  }, [ask, waiting]);

  /** Takes back what was last complained of. */
  const complaint = useRef<(() => void) | null>(null);
  const settle = () => {
    complaint.current?.();
    complaint.current = null;
  };
  const send = async () => {
    const image = pad.current === null || pad.current.isEmpty() ? null : await pad.current.toBlob();
    settle();
    if (image === null) {
      complaint.current = toast(text.empty, 'failed');
      return;
    }
    setBusy(true);
    try {
      const form = new FormData();
      form.set('file', image, 'signature.png');
      setSigning(await holder.use((headers) => client.upload('openSigningSend', form, { headers })));
    } catch (error) {
      // An answer that got lost, or the desktop gave up meanwhile: how it stands now says which.
      const current = error instanceof ApiError && error.unanswered ? null : await ask().catch(() => null);
      if (current !== null) setSigning(current);
      if (current === null || isWaiting(current.state)) complaint.current = toast(text.failed, 'failed');
    } finally {
      setBusy(false);
    }
  };
  const decline = async () => {
    try {
      setSigning(await holder.use((headers) => client.call('openSigningDecline', { headers })));
    } catch {
      setSigning((before) => ({ ...before, state: 'declined' }));
    }
  };

  if (!waiting || left === 0) return <SignEnd state={waiting ? 'expired' : signing.state} />;
  return (
    <main className={styles['page']} id="main" tabIndex={-1}>
      <div className={styles['head']}>
        <h1>{text.title}</h1>
        <span role="timer">{text.left(minutesLeft(left))}</span>
        <p>{text.what(signing.asker, signing.label)}</p>
      </div>
      <div className={styles['pad']}>
        <SignaturePad
          fill
          label={signing.label}
          onChange={(writing) => {
            if (writing !== null) settle();
          }}
          ref={pad}
        />
      </div>
      <div className={styles['buttons']}>
        <Button
          disabled={busy}
          onClick={() => {
            void decline();
          }}
          variant="quiet"
        >
          {text.decline}
        </Button>
        <Button disabled={busy} onClick={() => pad.current?.clear()}>
          {text.clear}
        </Button>
        <Button
          busy={busy}
          busyLabel={text.sending}
          onClick={() => {
            void send();
          }}
          variant="primary"
        >
          {text.send}
        </Button>
      </div>
    </main>
  );
};

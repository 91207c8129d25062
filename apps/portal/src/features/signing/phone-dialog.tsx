import { Button, ErrorBox, Icon, Skeleton, toast } from '@zhantai/ui';
import { Dialog } from '@zhantai/ui/dialog/dialog.tsx';
import { useState } from 'react';
import { copyText } from '../invitation/share-link.ts';
import { errorSentence } from '@zhantai/shell/error-sentence.ts';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { QrCode } from '@zhantai/shell/qr-code.tsx';
import { minutesLeft } from './minutes-left.ts';
import type { SigningCalls } from './signing-calls.ts';
import styles from './signing.module.css';
import { useSecondsLeft } from './use-seconds-left.ts';
import { useSigning, type SigningRequest } from './use-signing.ts';
import { isWaiting } from './watch-signing.ts';

export interface PhoneDialogProps {
  readonly signing: SigningCalls;
  /** What is signed. */
  readonly label: string;
  readonly onSigned: (signature: string) => void;
  readonly onClose: () => void;
}

/** The QR code that a phone scans, and how far it got; closing gives it up. */
export const PhoneDialog = ({ signing, label, onSigned, onClose }: PhoneDialogProps) => {
  const text = usePortal().words.signing;
  const [turn, setTurn] = useState(0);
  return (
    <Dialog
      dismissable={false}
      footer={<Button onClick={onClose}>{text.cancel}</Button>}
      onClose={onClose}
      title={text.title}
      width="signature"
    >
      <Asking
        key={turn}
        label={label}
        onAgain={() => {
          setTurn((before) => before + 1);
        }}
        onClose={onClose}
        onSigned={onSigned}
        signing={signing}
      />
    </Dialog>
  );
};

interface AskingProps extends Pick<PhoneDialogProps, 'signing' | 'label' | 'onSigned' | 'onClose'> {
  readonly onAgain: () => void;
}

/** One link, from its asking to its end. */
const Asking = ({ signing, label, onSigned, onClose, onAgain }: AskingProps) => {
  const { words } = usePortal();
  const request = useSigning(signing, label, onSigned, onClose);
  if (request.kind === 'requesting') return <Skeleton rowHeight={60} rows={3} />;
  return request.kind === 'failed' ? (
    <ErrorBox onRetry={onAgain} title={errorSentence(request.error, words)} />
  ) : (
    <Waiting request={request} onAgain={onAgain} />
  );
};

interface WaitingProps {
  readonly request: Extract<SigningRequest, { kind: 'requested' }>;
  readonly onAgain: () => void;
}

const Waiting = ({ request, onAgain }: WaitingProps) => {
  const text = usePortal().words.signing;
  const { link, signing, offline } = request;
  const left = useSecondsLeft(isWaiting(signing.state) ? signing : null);
  const over = !isWaiting(signing.state) || left === 0;
  const copy = async () => {
    const copied = await copyText(link);
    toast(copied ? text.copied : text.copyFailed, copied ? 'done' : 'failed');
  };
  const state =
    signing.state === 'declined'
      ? text.declined
      : signing.state === 'signed'
        ? text.signed
        : over
          ? text.expired
          : offline
            ? text.offline
            : signing.state === 'opened'
              ? text.opened
              : text.waiting;
  return (
    <div className={styles['waiting']}>
      <div className={styles['qr']} data-over={over || undefined}>
        <QrCode content={link} label={text.qr} size={184} />
      </div>
      <div className={styles['steps']}>
        <p>{text.scan}</p>
        <output className={styles['state']} data-over={over || undefined}>
          {signing.state === 'opened' && !over && <Icon name="phone" size={16} />}
          {state}
        </output>
        {over ? (
          <Button onClick={onAgain} variant="primary">
            {text.again}
          </Button>
        ) : (
          <>
            <p className={styles['left']} role="timer">
              {text.left(minutesLeft(left))}
            </p>
            <p className={styles['address']}>
              {text.address}
              <span>{link}</span>
            </p>
            <Button
              icon="copy"
              onClick={() => {
                void copy();
              }}
              size="small"
            >
              {text.copy}
            </Button>
          </>
        )}
      </div>
    </div>
  );
};

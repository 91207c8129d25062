import type { SubmissionRow } from '@zhantai/contract';
import { ApiError } from '@zhantai/contract/client';
import { Button, toast } from '@zhantai/ui';
import { useState } from 'react';
import { detailOf } from '../../shell/frame/loading.tsx';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import styles from './decision-bar.module.css';
import type { ChangeRequest } from './request-of.ts';

/** What {@link RequestBar} takes. */
export interface RequestBarProps {
  readonly submission: SubmissionRow;
  readonly request: ChangeRequest;
  readonly onDecided: () => void;
}

/** Answers what an exhibitor asks for something adopted: open it again, or remove the person or keep them. */
export const RequestBar = ({ submission, request, onDecided }: RequestBarProps) => {
  const { client } = useServices();
  const { words } = useSpeech();
  const text = words.review.requested;
  const [reason, setReason] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const answer = async (yes: boolean) => {
    const params = { id: submission.id };
    const body = { revision: submission.revision, reason: reason.trim() };
    setRefused(null);
    setBusy(true);
    try {
      await (request.kind === 'removal'
        ? client.call('consoleRemoval', { params, body: { ...body, remove: yes } })
        : client.call('consoleReopen', { params, body }));
      toast(text.done);
      onDecided();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefused(detailOf(error, words.load.offline));
    } finally {
      setBusy(false);
    }
  };
  const press = (yes: boolean) => () => {
    if (reason.trim() === '' && (request.kind === 'change' || !yes)) {
      setRefused(text.needReason);
      return;
    }
    void answer(yes);
  };
  return (
    <div className={styles['bar']}>
      {refused !== null && (
        <p className={styles['refused']} role="alert">
          {refused}
        </p>
      )}
      <p className={styles['request']}>
        {request.kind === 'removal' ? text.removal(request.by) : text.change(request.by)}
        {request.reason !== '' && <q>{request.reason}</q>}
      </p>
      <label className={styles['whole']}>
        <span>{text.reason}</span>
        <textarea
          maxLength={2000}
          onChange={(event) => {
            setReason(event.target.value);
          }}
          rows={1}
          value={reason}
        />
      </label>
      <div className={styles['line']}>
        {request.kind === 'removal' ? (
          <>
            <Button disabled={busy} onClick={press(false)}>
              {text.keep}
            </Button>
            <Button disabled={busy} onClick={press(true)} variant="danger">
              {text.remove}
            </Button>
          </>
        ) : (
          <Button disabled={busy} onClick={press(true)} variant="primary">
            {text.reopen}
          </Button>
        )}
      </div>
    </div>
  );
};

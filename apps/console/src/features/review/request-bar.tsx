import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SubmissionRow } from '@zhantai/contract';
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
  const queries = useQueryClient();
  const { words } = useSpeech();
  const text = words.review.requested;
  const [reason, setReason] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  const answer = useMutation({
    mutationFn: (yes: boolean) => {
      const params = { id: submission.id };
      const { revision } = submission;
      if (request.kind === 'removal') {
        return client.call('consoleRemoval', {
          params,
          body: { revision, remove: yes, reason: reason.trim() },
        });
      }
      return client.call('consoleReopen', { params, body: { revision, reason: reason.trim() } });
    },
    onSuccess: async () => {
      toast(text.done);
      onDecided();
      await queries.invalidateQueries();
    },
    onError: (error: Error) => {
      setRefused(detailOf(error, words.load.offline));
    },
  });
  const press = (yes: boolean) => () => {
    if (reason.trim() === '' && (request.kind === 'change' || !yes)) {
      setRefused(text.needReason);
      return;
    }
    setRefused(null);
    answer.mutate(yes);
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
            <Button disabled={answer.isPending} onClick={press(false)}>
              {text.keep}
            </Button>
            <Button disabled={answer.isPending} onClick={press(true)} variant="danger">
              {text.remove}
            </Button>
          </>
        ) : (
          <Button disabled={answer.isPending} onClick={press(true)} variant="primary">
            {text.reopen}
          </Button>
        )}
      </div>
    </div>
  );
};

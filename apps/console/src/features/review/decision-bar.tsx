import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SubmissionRow } from '@zhantai/contract';
import { ApiError } from '@zhantai/contract/client';
import { Button, toast } from '@zhantai/ui';
import { useEffect, useRef, useState } from 'react';
import { detailOf } from '../../shell/frame/loading.tsx';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import type { OwnComments } from './own-comments.ts';
import styles from './decision-bar.module.css';

/** What {@link DecisionBar} takes. */
export interface DecisionBarProps {
  readonly submission: SubmissionRow;
  readonly ownComments: OwnComments;
  readonly onDecided: () => void;
}

/** Adopt or return, with a word on the whole; `A` and `R` press the buttons. */
export const DecisionBar = ({ submission, ownComments, onDecided }: DecisionBarProps) => {
  const { client } = useServices();
  const queries = useQueryClient();
  const { words } = useSpeech();
  const [reason, setReason] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  const [warned, setWarned] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const comments = [...ownComments.values()];
  const count = comments.length + Number(reason.trim() !== '');

  const settle = async (text: string) => {
    toast(text);
    onDecided();
    await Promise.all([
      queries.invalidateQueries({ queryKey: ['queue'] }),
      queries.invalidateQueries({ queryKey: ['forms'] }),
      queries.invalidateQueries({ queryKey: ['submission', submission.id] }),
    ]);
  };
  const fail = (error: Error) => {
    setRefused(
      error instanceof ApiError && error.reason === 'STALE_REVISION'
        ? words.review.stale
        : detailOf(error, words.load.offline),
    );
    if (error instanceof ApiError && !error.unanswered)
      void queries.invalidateQueries({ queryKey: ['submission', submission.id] });
  };
  const target = { params: { id: submission.id } };
  const adopt = useMutation({
    mutationFn: () => client.call('consoleAdopt', { ...target, body: { revision: submission.revision } }),
    onSuccess: () => settle(words.review.adopted(submission.formCode, submission.subject.name)),
    onError: fail,
  });
  const reject = useMutation({
    mutationFn: () =>
      client.call('consoleReject', {
        ...target,
        body: { revision: submission.revision, reason: reason.trim(), comments },
      }),
    onSuccess: () => settle(words.review.rejected(submission.formCode, submission.subject.name)),
    onError: fail,
  });
  const busy = adopt.isPending || reject.isPending;

  const pressReject = () => {
    if (count === 0) {
      setRefused(words.review.needComment);
      bar.current?.querySelector('textarea')?.focus();
      return;
    }
    setRefused(null);
    reject.mutate();
  };

  // What was written here would be lost by adopting; that takes a second press.
  const pressAdopt = () => {
    if (count > 0 && !warned) {
      setWarned(true);
      setRefused(words.review.adoptAnyway(count));
      return;
    }
    setRefused(null);
    adopt.mutate();
  };

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof HTMLElement && event.target.closest('input, textarea, select') !== null)
        return;
      if (event.key === 'a') bar.current?.querySelector<HTMLElement>('[data-decision=adopt]')?.focus();
      if (event.key === 'r') bar.current?.querySelector<HTMLElement>('[data-decision=reject]')?.focus();
    };
    window.addEventListener('keydown', press);
    return () => {
      window.removeEventListener('keydown', press);
    };
  }, []);

  return (
    <div className={styles['bar']} ref={bar}>
      {refused !== null && (
        <p className={styles['refused']} role="alert">
          {refused}
        </p>
      )}
      <label className={styles['whole']}>
        <span>{words.review.whole}</span>
        <textarea
          maxLength={2000}
          onChange={(event) => {
            setReason(event.target.value);
          }}
          placeholder={words.review.wholeHint}
          rows={1}
          value={reason}
        />
      </label>
      <div className={styles['line']}>
        <span className={styles['count']}>{words.review.counted(count)}</span>
        <span className={styles['next']}>{words.review.next}</span>
        <Button
          busy={reject.isPending}
          busyLabel={words.review.rejecting}
          data-decision="reject"
          disabled={busy && !reject.isPending}
          onClick={pressReject}
          variant="danger"
        >
          {words.review.reject}
        </Button>
        <Button
          busy={adopt.isPending}
          busyLabel={words.review.adopting}
          data-decision="adopt"
          disabled={busy && !adopt.isPending}
          onClick={pressAdopt}
          variant="primary"
        >
          {words.review.adopt}
        </Button>
      </div>
    </div>
  );
};

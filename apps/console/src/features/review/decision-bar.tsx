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
  /** The server refused: what is shown may be old. */
  readonly onRefused: () => void;
}

/** Adopt or return, with a word on the whole; `A` and `R` press the buttons. */
export const DecisionBar = ({ submission, ownComments, onDecided, onRefused }: DecisionBarProps) => {
  const { client } = useServices();
  const { words } = useSpeech();
  const [reason, setReason] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  const [warned, setWarned] = useState(false);
  const [sending, setSending] = useState<'adopt' | 'reject' | null>(null);
  const bar = useRef<HTMLDivElement>(null);
  const comments = [...ownComments.values()];
  const count = comments.length + Number(reason.trim() !== '');

  const decide = async (kind: 'adopt' | 'reject', work: () => Promise<unknown>, done: string) => {
    setRefused(null);
    setSending(kind);
    try {
      await work();
      toast(done);
      onDecided();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefused(
        error.reason === 'STALE_REVISION' ? words.review.stale : detailOf(error, words.load.offline),
      );
      if (!error.unanswered) onRefused();
    } finally {
      setSending(null);
    }
  };
  const { formCode, revision, subject } = submission;
  const params = { id: submission.id };
  const adopt = () =>
    decide(
      'adopt',
      () => client.call('consoleAdopt', { params, body: { revision } }),
      words.review.adopted(formCode, subject.name),
    );
  const reject = () =>
    decide(
      'reject',
      () => client.call('consoleReject', { params, body: { revision, reason: reason.trim(), comments } }),
      words.review.rejected(formCode, subject.name),
    );

  const pressReject = () => {
    if (count === 0) {
      setRefused(words.review.needComment);
      bar.current?.querySelector('textarea')?.focus();
      return;
    }
    void reject();
  };

  // What was written here would be lost by adopting; that takes a second press.
  const pressAdopt = () => {
    if (count > 0 && !warned) {
      setWarned(true);
      setRefused(words.review.adoptAnyway(count));
      return;
    }
    void adopt();
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
          busy={sending === 'reject'}
          busyLabel={words.review.rejecting}
          data-decision="reject"
          disabled={sending === 'adopt'}
          onClick={pressReject}
          variant="danger"
        >
          {words.review.reject}
        </Button>
        <Button
          busy={sending === 'adopt'}
          busyLabel={words.review.adopting}
          data-decision="adopt"
          disabled={sending === 'reject'}
          onClick={pressAdopt}
          variant="primary"
        >
          {words.review.adopt}
        </Button>
      </div>
    </div>
  );
};

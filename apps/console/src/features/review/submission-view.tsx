import type { SubmissionDetail } from '@zhantai/contract';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useLiveResource } from '@zhantai/shell/resource/use-live-resource.ts';
import { Status } from '@zhantai/ui';
import { type AnswerRow, AnswerTable, answerSections } from '@zhantai/views';
import { useEffect, useMemo, useState } from 'react';
import { Loading } from '../../shell/frame/loading.tsx';
import { useServices } from '../../shell/session/services-context.ts';
import { useMe } from '../../shell/session/me-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import { areaOf } from './area-of.ts';
import { boothsOf } from './booths-of.ts';
import { CommentCell } from './comment-cell.tsx';
import { DecisionBar } from './decision-bar.tsx';
import { RequestBar } from './request-bar.tsx';
import { requestOf } from './request-of.ts';
import { earlierComments } from './earlier-comments.ts';
import { definitionOf } from './definition-of.ts';
import { readingOf } from './reading-of.ts';
import { placeKey, type OwnComments, withOwnComment } from './own-comments.ts';
import { submissionStatus } from '@zhantai/shell/submission-status.ts';
import { Steps } from './steps.tsx';
import styles from './submission-view.module.css';

/** One submission beside the one before, with a place for comments at every field. */
export const SubmissionView = ({
  id,
  onDecided,
}: {
  readonly id: string;
  readonly onDecided: () => void;
}) => {
  const { client } = useServices();
  const { language } = useSpeech();
  // Each submission is read from its head, wherever the last one was left.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  const resource = useMemo(
    () => createResource(() => client.call('consoleSubmission', { language, params: { id } })),
    [client, id, language],
  );
  const state = useLiveResource(resource);
  if (state.status !== 'ready') return <Loading resource={resource} />;
  return (
    <Submission
      detail={state.data}
      onDecided={onDecided}
      onRefused={() => {
        void resource.load();
      }}
    />
  );
};

const Submission = ({
  detail,
  onDecided,
  onRefused,
}: {
  readonly detail: SubmissionDetail;
  readonly onDecided: () => void;
  readonly onRefused: () => void;
}) => {
  const { words, language } = useSpeech();
  const { may } = useMe();
  const { submission, form, previous } = detail;
  const [ownComments, setOwnComments] = useState<OwnComments>(new Map());
  const [onlyChanges, setOnlyChanges] = useState(previous !== null);
  const sections = useMemo(
    () =>
      answerSections(
        { definition: definitionOf(form, language), answers: detail.answers },
        previous === null
          ? null
          : { definition: definitionOf(previous.form, language), answers: previous.answers },
      ),
    [detail, form, previous, language],
  );
  const reading = useMemo(() => readingOf(detail, words, language), [detail, words, language]);
  const earlier = useMemo(() => earlierComments(detail.steps), [detail.steps]);
  const changes = sections.reduce((sum, { rows }) => sum + rows.filter((row) => row.changed).length, 0);
  const waits = submission.status === 'wait';
  const open = waits && may.includes('decide');
  const request = may.includes('decide') ? requestOf(detail) : null;

  const commentCell = (row: AnswerRow) => {
    // A cell of a row that went has no place in these answers.
    if (row.record !== null && row.path === null) return null;
    const key = placeKey(row);
    const remember = (text: string) => {
      setOwnComments((current) => withOwnComment(current, row, text));
    };
    return (
      <CommentCell
        earlier={earlier.get(key) ?? []}
        label={row.item.label}
        onComment={open ? remember : null}
        ownComment={ownComments.get(key)?.comment ?? null}
      />
    );
  };
  const hasComment = (row: AnswerRow) => ownComments.has(placeKey(row)) || earlier.has(placeKey(row));

  const area = areaOf(submission);
  return (
    <>
      <article className={styles['article']}>
        <header className={styles['head']}>
          <span className={styles['code']}>{submission.formCode}</span>
          <div>
            <h1>{submission.title}</h1>
            <p>
              {[
                submission.subject.name,
                boothsOf(submission, words),
                ...(area === undefined ? [] : [words.area(area)]),
              ].join(words.comma)}
            </p>
          </div>
          <div className={styles['state']}>
            <Status label={words.status[submission.status]} status={submissionStatus[submission.status]} />
            {submission.submittedAt !== null && (
              <p>
                {words.review.submitted(
                  submission.round,
                  submission.submittedAt.slice(5, 16),
                  submission.submittedBy ?? submission.subject.name,
                )}
              </p>
            )}
          </div>
        </header>
        {previous !== null && (
          <div className={styles['filter']}>
            <label>
              <input
                checked={onlyChanges}
                onChange={(event) => {
                  setOnlyChanges(event.target.checked);
                }}
                type="checkbox"
              />
              {words.review.onlyChanges}
            </label>
            <span>
              {words.review.changed(submission.round - 1, previous.submittedAt.slice(5, 10), changes)}
            </span>
          </div>
        )}
        <AnswerTable
          aside={commentCell}
          compare={previous !== null}
          keepOpen={hasComment}
          onlyChanges={onlyChanges}
          reading={reading}
          sections={sections}
          words={{
            ...words.review.columns,
            aside: words.review.columns.comments,
            changed: words.review.changedMark,
            row: words.review.row,
            added: words.review.added,
            removed: words.review.removed,
            unchanged: words.review.unchanged,
          }}
        />
        <Steps steps={detail.steps} />
      </article>
      {waits && !open && <p className={styles['reading']}>{words.review.readOnly}</p>}
      {request !== null && (
        <RequestBar
          key={submission.revision}
          request={request}
          onDecided={onDecided}
          submission={submission}
        />
      )}
      {open && (
        <DecisionBar
          onDecided={onDecided}
          onRefused={onRefused}
          ownComments={ownComments}
          submission={submission}
        />
      )}
    </>
  );
};

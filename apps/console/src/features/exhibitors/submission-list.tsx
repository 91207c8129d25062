import type { ConsoleExhibitorDetail, ConsoleForm } from '@zhantai/contract';
import { submissionStatus } from '@zhantai/shell/submission-status.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { Status } from '@zhantai/ui';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import styles from './exhibitors.module.css';

interface SubmissionListProps {
  readonly exhibitor: Pick<ConsoleExhibitorDetail, 'id' | 'submissions' | 'obligations'>;
  /** Whether the reader may fill a form in for the exhibitor. */
  readonly mayFillIn: boolean;
}

const noForms: readonly ConsoleForm[] = [];

/** What an exhibitor has begun or handed in, by the code of the form; then what it owes and has not begun. */
export const SubmissionList = ({ exhibitor, mayFillIn }: SubmissionListProps) => {
  const { forms, href } = useServices();
  const { words } = useSpeech();
  const text = words.exhibitors;
  const formState = useResource(forms);
  const known = formState.status === 'ready' ? formState.data : noForms;
  const { id: exhibitorId, submissions, obligations } = exhibitor;
  const begun = new Set(submissions.map(({ formId }) => formId));
  const owed = obligations.filter(({ formId, owes }) => owes === 'owed' && !begun.has(formId));
  const fillIn = (formId: string, formCode: string) =>
    mayFillIn && (
      <a
        aria-label={words.fillingIn.of(formCode)}
        href={href(`/exhibitors/${encodeURIComponent(exhibitorId)}/fill/${encodeURIComponent(formId)}`)}
      >
        {words.fillingIn.act}
      </a>
    );
  return (
    <section className={styles['section']}>
      <h2>
        {text.forms}
        <span className={styles['count']}>{text.formsNote(submissions.length)}</span>
      </h2>
      {submissions.length + owed.length === 0 ? (
        <p className={styles['quiet']}>{text.noForms}</p>
      ) : (
        <ul className={styles['lines']}>
          {submissions.map(({ id, formId, formCode, title, booth, status, submittedAt, updatedAt }) => (
            <li className={styles['form']} key={id}>
              <b className={styles['code']}>{formCode}</b>
              <a href={href(`/review/${encodeURIComponent(id)}`)}>
                {booth === null ? title : `${title} ${booth}`}
              </a>
              <Status label={words.status[status]} status={submissionStatus[status]} />
              <time className={styles['quiet']}>{(submittedAt ?? updatedAt).slice(0, 16)}</time>
              <span className={styles['words']}>
                {status !== 'wait' && status !== 'adopt' && fillIn(formId, formCode)}
              </span>
            </li>
          ))}
          {owed.map(({ formId, formCode }) => (
            <li className={styles['form']} key={formId}>
              <b className={styles['code']}>{formCode}</b>
              <span>{known.find((form) => form.formId === formId)?.title ?? ''}</span>
              <span className={styles['quiet']}>{words.fillingIn.notBegun}</span>
              <span />
              <span className={styles['words']}>{fillIn(formId, formCode)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};

import type { ConsoleExhibitorDetail } from '@zhantai/contract';
import { submissionStatus } from '@zhantai/shell/submission-status.ts';
import { Status } from '@zhantai/ui';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import styles from './exhibitors.module.css';

type CardSubmission = ConsoleExhibitorDetail['submissions'][number];

/** What an exhibitor has begun or handed in, by the code of the form. */
export const SubmissionList = ({ submissions }: { readonly submissions: readonly CardSubmission[] }) => {
  const { href } = useServices();
  const { words } = useSpeech();
  const text = words.exhibitors;
  return (
    <section className={styles['section']}>
      <h2>
        {text.forms}
        <span className={styles['count']}>{text.formsNote(submissions.length)}</span>
      </h2>
      {submissions.length === 0 ? (
        <p className={styles['quiet']}>{text.noForms}</p>
      ) : (
        <ul className={styles['lines']}>
          {submissions.map(({ id, formCode, title, booth, status, submittedAt, updatedAt }) => (
            <li className={styles['form']} key={id}>
              <b className={styles['code']}>{formCode}</b>
              <a href={href(`/review/${encodeURIComponent(id)}`)}>
                {booth === null ? title : `${title} ${booth}`}
              </a>
              <Status label={words.status[status]} status={submissionStatus[status]} />
              <time className={styles['quiet']}>{(submittedAt ?? updatedAt).slice(0, 16)}</time>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};

import type { AccreditationForm } from '@zhantai/contract';
import { Status, type FormStatus } from '@zhantai/ui';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { shortTime } from '@zhantai/shell/exhibition-time.ts';
import { formPath } from '../../shell/routes/form-path.ts';
import styles from './media.module.css';

const statuses = {
  none: 'none',
  draft: 'draft',
  submitted: 'submitted',
  wait: 'review',
  adopt: 'approved',
  fail: 'returned',
} as const satisfies Record<AccreditationForm['status'], FormStatus>;

/** The forms of the accreditation, each with its state and what the organiser says of it. */
export const MediaList = ({ forms }: { readonly forms: readonly AccreditationForm[] }) => {
  const text = usePortal().words.guests.media;
  return (
    <ul className={styles['forms']}>
      {forms.map(({ formId, title, status, hasDraft, reason, comments, submitTime, pageKey, ...form }) => (
        <li key={formId}>
          <div>
            <b>{title}</b>
            <Status status={status === 'none' && hasDraft ? 'draft' : statuses[status]} />
          </div>
          {submitTime !== null && <p>{text.submittedAt(shortTime(submitTime))}</p>}
          {status === 'none' && <p>{hasDraft ? text.complete : text.missing}</p>}
          {status === 'fail' && reason !== null && reason !== '' && (
            <p className={styles['reason']}>{text.reason(reason)}</p>
          )}
          {status === 'fail' && comments.length > 0 && (
            <p className={styles['reason']}>{text.comments(comments.length)}</p>
          )}
          <a href={`#${formPath(pageKey)}`}>
            {form.fromInformationCanBeSubmitted
              ? status === 'none' && !hasDraft
                ? text.fill
                : text.change
              : text.view}
          </a>
        </li>
      ))}
    </ul>
  );
};

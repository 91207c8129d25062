import type { FormEntry, SubmissionEntry } from '@zhantai/contract';
import { Button, Icon, Status } from '@zhantai/ui';
import { Fragment, useState } from 'react';
import { deadlineOf } from '../home/form-status.ts';
import { submissionStatus } from '@zhantai/shell/submission-status.ts';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { useFormAddress } from '../../shell/page/use-form-address.ts';
import { shortTime } from '@zhantai/shell/exhibition-time.ts';
import { ProceedingHistory } from './proceeding-history.tsx';
import styles from './proceedings.module.css';

export interface ProceedingProps {
  readonly entry: SubmissionEntry;
  /** As the checklist tells it; undefined where it is not asked for any more. */
  readonly form: FormEntry | undefined;
}

/** One submission: where it stands, until when, what the organiser said, and on demand all that happened to it. */
export const Proceeding = ({ entry, form }: ProceedingProps) => {
  const { words } = usePortal();
  const text = words.own.proceedings;
  const addressOf = useFormAddress();
  const [open, setOpen] = useState(false);
  const { id, formCode, title, ordinal, booth, status, reason, submitTime, receiptNumber } = entry;
  const deadline = form === undefined ? null : deadlineOf(form);
  const name = form?.many === true ? text.ordinal(title, ordinal) : title;
  const address = addressOf(entry.pageKey);
  const query =
    form?.many === true ? `id=${id}` : booth === null ? '' : `booth=${encodeURIComponent(booth.id)}`;
  const facts = [
    booth === null ? '' : booth.number,
    submitTime === null ? '' : text.submitted(shortTime(submitTime)),
    receiptNumber === null ? '' : text.receipt(receiptNumber),
    deadline === null || status === 'adopt' ? '' : text.deadline(shortTime(deadline)),
  ].filter((fact) => fact !== '');
  return (
    <>
      <div className={styles['row']}>
        <span className={styles['code']}>{formCode}</span>
        <span className={styles['name']}>
          <a href={`#${query === '' ? address : `${address}${address.includes('?') ? '&' : '?'}${query}`}`}>
            {name}
          </a>
          <small>
            {facts.map((fact, at) => (
              <Fragment key={fact}>
                {at > 0 && ' · '}
                <span className={styles['fact']}>{fact}</span>
              </Fragment>
            ))}
          </small>
          {reason !== null && reason !== '' && <small className={styles['reason']}>{reason}</small>}
        </span>
        <Status status={submissionStatus[status]} />
        <Button
          aria-expanded={open}
          aria-label={text.historyOf(name)}
          onClick={() => {
            setOpen(!open);
          }}
          variant="text"
        >
          {text.history}
          <Icon name={open ? 'chevron-up' : 'chevron-down'} size={16} />
        </Button>
      </div>
      {open && <ProceedingHistory entry={entry} />}
    </>
  );
};

import type { FormInfo } from '@zhantai/contract';
import { Status, useDevice, type FormStatus } from '@zhantai/ui';
import type { ReactNode } from 'react';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { readerTime } from '@zhantai/shell/exhibition-time.ts';
import { deadlineOf, deadlineText } from './deadline-text.ts';
import styles from './form-head.module.css';

export interface FormHeadProps {
  readonly form: FormInfo['form'];
  readonly timelines: FormInfo['timelines'];
  /** Null for a list of submissions, each with its own. */
  readonly status: FormStatus | null;
  /** Opens the list of forms, where it does not stand beside the page. */
  readonly onIndex: () => void;
  /** Stands at the right; the deadline then follows the purpose. */
  readonly children?: ReactNode;
}

/** Code, title, one sentence of purpose; status and deadline at the right (design.md §7). */
export const FormHead = ({ form, timelines, status, onIndex, children }: FormHeadProps) => {
  const { words } = usePortal();
  const mobile = useDevice() === 'mobile';
  const deadline = deadlineOf(timelines);
  const reader = deadline === null ? null : readerTime(deadline, timelines.zone);
  const times = (
    <>
      <p>{deadlineText(timelines, words.form.deadline)}</p>
      {reader !== null && <p className={styles['reader']}>{words.deadline.readerZone(reader)}</p>}
    </>
  );
  return (
    <header className={mobile ? styles['phone'] : styles['head']}>
      <button
        aria-label={`${form.formCode} ${words.form.index.open}`}
        className={styles['code']}
        onClick={onIndex}
        type="button"
      >
        {form.formCode}
      </button>
      <div className={styles['words']}>
        <h1 className={styles['title']}>{form.title}</h1>
        {form.purpose !== '' && <p className={styles['purpose']}>{form.purpose}</p>}
        {children !== undefined && <div className={styles['times']}>{times}</div>}
      </div>
      <div className={styles['state']}>
        {status !== null && <Status status={status} />}
        {children ?? times}
      </div>
    </header>
  );
};

import type { SubmitAnswer } from '@zhantai/contract';
import { Icon } from '@zhantai/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { GuestFrame } from '../../shell/page/guest-frame.tsx';
import styles from './guest-form.module.css';

export interface DonePageProps {
  readonly title: string;
  readonly text: string;
  readonly answer: SubmitAnswer;
  readonly children?: ReactNode;
}

/** Says that a form was taken, with its receipt. */
export const DonePage = ({ title, text, answer, children }: DonePageProps) => {
  const words = usePortal().words.guests.form;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus();
  }, []);
  return (
    <GuestFrame lead={text} title={title}>
      <div ref={place} tabIndex={-1}>
        <dl className={styles['facts']}>
          {answer.receipt !== undefined && (
            <div>
              <dt>{words.number}</dt>
              <dd>{answer.receipt.number}</dd>
            </div>
          )}
          <div>
            <dt>{words.time}</dt>
            <dd>
              <Icon name="check" size={16} /> {answer.savedAt}
            </dd>
          </div>
        </dl>
        {children !== undefined && <div className={styles['actions']}>{children}</div>}
      </div>
    </GuestFrame>
  );
};

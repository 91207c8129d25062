import type { FormInfo } from '@zhantai/contract';
import { ErrorBox, Icon } from '@zhantai/ui';
import { Suspense } from 'react';
import type { FormControllerState } from '../form/controller/form-controller.ts';
import { takeFocus } from '../form/take-focus.ts';
import { errorSentence } from '@zhantai/shell/error-sentence.ts';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { shortTime } from '@zhantai/shell/exhibition-time.ts';
import styles from './guest-form.module.css';

export interface GuestNoticesProps {
  readonly state: FormControllerState;
  readonly timelines: FormInfo['timelines'];
  readonly onRetry: () => void;
}

/** What has to be known of an open form: not open, closed, not taken. */
export const GuestNotices = ({ state, timelines, onRetry }: GuestNoticesProps) => {
  const { config, words } = usePortal();
  const text = words.guests.form;
  const { startTime, expired } = timelines;
  const why =
    expired === null && startTime !== null
      ? text.notOpen(shortTime(startTime))
      : expired === true
        ? text.closed(config.contact.phone)
        : text.locked;
  const { failure } = state;
  return (
    <>
      {state.readOnly && (
        <output className={styles['notice']}>
          <Icon name="lock" size={16} />
          {why}
        </output>
      )}
      <Suspense fallback={null}>{state.changed === 'now' && <Changed />}</Suspense>
      {state.closed !== null && (
        <ErrorBox
          className={styles['box']}
          detail={words.states.requestKept}
          ref={takeFocus}
          title={state.closed.message === '' ? text.closed(config.contact.phone) : state.closed.message}
        />
      )}
      {failure !== null && failure.reason !== 'CANCELLED' && (
        <ErrorBox
          className={styles['box']}
          detail={
            <>
              <p>{errorSentence(failure, words)}</p>
              <p>{words.states.requestKept}</p>
            </>
          }
          onRetry={onRetry}
          ref={takeFocus}
          title={text.failed}
        />
      )}
    </>
  );
};

/** A sentence of forms that were changed, which most guests never need. */
const Changed = () => (
  <output className={styles['notice']}>
    <Icon name="info" size={16} />
    {usePortal().words.formLater.changed.now}
  </output>
);

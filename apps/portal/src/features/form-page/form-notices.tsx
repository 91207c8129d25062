import type { FormInfo } from '@zhantai/contract';
import { Button, ErrorBox, Icon, type IconName, type FormStatus } from '@zhantai/ui';
import { useReveal } from '@zhantai/views';
import { lazy, Suspense, type ReactNode } from 'react';
import { errorSentence } from '@zhantai/shell/error-sentence.ts';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { shortTime } from '@zhantai/shell/exhibition-time.ts';
import { deadlineOf } from '../form/deadline-text.ts';
import type { FormControllerState, FormController } from '../form/controller/form-controller.ts';
import { takeFocus } from '../form/take-focus.ts';
import styles from '../form/form-notices.module.css';
import { withRetry } from '@zhantai/shell/loading/with-retry.ts';

const ReturnedNotice = lazy(async () => ({
  default: (await withRetry(() => import('../form/returned-notice.tsx'))).ReturnedNotice,
}));

export interface FormNoticesProps {
  readonly controller: FormController;
  readonly info: FormInfo;
  readonly state: FormControllerState;
  readonly status: FormStatus;
}

/** What has to be known before filling in: locked, closed, returned, changed, not taken. */
export const FormNotices = ({ controller, info, state, status }: FormNoticesProps) => {
  const { config, words } = usePortal();
  const text = words.formLater;
  const reveal = useReveal();
  const unknown = Object.entries(state.session.unknown);
  // What was changed since these answers were given, or since the page was opened.
  const since = state.changed === 'now' ? info.form.version : info.answersVersion;
  const notes = state.form.notes?.filter(({ version }) => version > since) ?? [];
  const why = lockReason(info, state, status, text, config.contact.phone);

  return (
    <>
      {status === 'returned' && (
        <Suspense fallback={null}>
          <ReturnedNotice
            comments={info.comments}
            onReveal={reveal}
            reason={info.reason}
            session={state.session}
          />
        </Suspense>
      )}
      {why !== null && (
        <Notice icon="lock">
          {why}
          {info.receipt !== null && (
            <span className={styles['receipt']}>
              {text.receipt.number} {info.receipt.number} · {shortTime(info.receipt.time)}
              {info.receipt.byOrganiser === true && ` · ${text.receipt.byOrganiser}`}
            </span>
          )}
          {state.readOnly && info.hasDraft && status === 'closed' && ` ${text.locked.draftLeft}`}
        </Notice>
      )}
      {!state.readOnly && status === 'submitted' && <Notice icon="check">{text.submittedNote}</Notice>}
      {state.closed !== null && (
        <ErrorBox
          className={styles['box']}
          detail={words.states.requestKept}
          ref={takeFocus}
          title={
            state.closed.message === '' ? text.locked.closedNow(config.contact.phone) : state.closed.message
          }
        />
      )}
      {state.changed !== null && (
        <Notice icon="info">
          {state.changed === 'now' ? text.changed.now : text.changed.opened}
          {notes.map(({ version, note }) => (
            <p className={styles['note']} key={version}>
              {text.changed.note(note)}
            </p>
          ))}
        </Notice>
      )}
      {state.changed !== null && unknown.length > 0 && (
        <Notice icon="info">
          {text.changed.unknownTitle}
          <dl className={styles['unknown']}>
            {unknown.map(([prop, value]) => (
              <div key={prop}>
                <dt>{prop}</dt>
                <dd>{typeof value === 'string' ? value : JSON.stringify(value)}</dd>
              </div>
            ))}
          </dl>
          {text.changed.unknownText}
        </Notice>
      )}
      {state.aside !== null && (
        <Notice icon="info">
          {state.aside.whose === 'mine' ? text.aside.theirsKept : text.aside.mineKept}
          <Button onClick={controller.swap} variant="link">
            {state.aside.whose === 'mine' ? text.aside.restoreMine : text.aside.restoreTheirs}
          </Button>
        </Notice>
      )}
      {state.failure !== null && (
        <ErrorBox
          className={styles['box']}
          detail={
            <>
              <p>{errorSentence(state.failure, words)}</p>
              {state.failure.unanswered && <p>{text.submitUnanswered.again}</p>}
              <p>{words.states.requestKept}</p>
            </>
          }
          onRetry={() => {
            void controller.submit();
          }}
          ref={takeFocus}
          title={state.failure.unanswered ? text.submitUnanswered.title : text.submitFailed}
        />
      )}
    </>
  );
};

const Notice = ({ icon, children }: { readonly icon: IconName; readonly children: ReactNode }) => (
  <output className={styles['notice']}>
    <Icon name={icon} size={16} />
    <div>{children}</div>
  </output>
);

/** Why nothing can be changed; null where it can. */
function lockReason(
  info: FormInfo,
  state: FormControllerState,
  status: FormStatus,
  text: ReturnType<typeof usePortal>['words']['formLater'],
  contact: string,
): string | null {
  if (!state.readOnly) return null;
  if (status === 'review') return text.locked.wait;
  if (status === 'approved') return text.locked.adopt;
  const { startTime, expired } = info.timelines;
  if (expired === null && startTime !== null) return text.locked.notOpen(shortTime(startTime));
  const deadline = deadlineOf(info.timelines);
  return deadline === null
    ? text.locked.closedNow(contact)
    : text.locked.closed(info.form.title, shortTime(deadline), contact);
}

import type { Answers } from '@zhantai/engine';
import { ErrorBox, Icon, useDevice } from '@zhantai/ui';
import { ErrorSummary, FormProvider, FormSections, SectionStrip, useReveal } from '@zhantai/views';
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import type { LocalDraftSlot } from '../../shell/drafts/local-draft.ts';
import { signedInCalls } from '../form/controller/form-calls.ts';
import { createFormController, type FormControllerState } from '../form/controller/form-controller.ts';
import { LeaveGuard } from '../form/leave-guard.tsx';
import { takeFocus } from '../form/take-focus.ts';
import type { FormMaterial } from '../form/material/load-material.ts';
import { ReturnedNotice } from '../form/returned-notice.tsx';
import { StaleGate } from '../form/stale-gate.tsx';
import { useFaces } from '@zhantai/shell/form-services/use-faces.ts';
import { useFormServices } from '../form/material/use-form-services.ts';
import { useSaveMoments } from '../form/controller/use-save-moments.ts';
import { useTranslation } from '../form/material/use-translation.ts';
import { errorSentence } from '@zhantai/shell/error-sentence.ts';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { momentOf, zonedNow } from '@zhantai/shell/exhibition-time.ts';
import { deadlineText } from '../form/deadline-text.ts';
import { MediaBar } from './media-bar.tsx';
import { MediaFrame } from './media-frame.tsx';
import styles from './media.module.css';
import type { MediaPath } from './media-path.ts';
import { mediaPaths } from './media-path.ts';

export interface MediaWorkProps {
  readonly path: MediaPath;
  readonly material: FormMaterial & {
    readonly slot: LocalDraftSlot;
    /** Kept on this device and not on the server; null where there is nothing. */
    readonly local: Answers | null;
  };
  readonly onReload: () => void;
}

/** An open form of the accreditation: saved as a draft, checked before the next step. */
export const MediaWork = ({ path, material, onReload }: MediaWorkProps) => {
  const { account, client, drafts, language, location, session: signIn, words } = usePortal();
  const device = useDevice();
  const { info, slot, local, loadedAt } = material;
  const { zone, serverTime } = info.timelines;
  const readOnly = !info.fromInformationCanBeSubmitted;
  const [controller] = useState(() => {
    const ahead = (momentOf(serverTime, zone) ?? loadedAt) - loadedAt;
    const owner = account();
    const calls = signedInCalls(client, info.form);
    return createFormController({
      info,
      answers: readOnly ? (info.submitted ?? info.answers) : (local ?? info.answers),
      readOnly,
      dirty: local !== null,
      language,
      // All forms are handed in together by the last step: until then each is a draft.
      calls: { ...calls, submit: (submission) => calls.saveDraft(submission, false) },
      slot,
      signedIn: () => signIn.read() !== null && account() === owner,
      clock: () => zonedNow(Date.now() + ahead, zone),
      onChange: () => undefined,
      onLocked: onReload,
    });
  });
  useEffect(() => controller.attach(), [controller]);
  useEffect(() => {
    drafts.prepare(account()).catch(() => undefined);
  }, [account, drafts]);
  const state = useSyncExternalStore(controller.subscribe, controller.state);
  const texts = useTranslation(controller, material);
  const faces = useFaces(device, onReload) ?? material.faces;
  const services = useFormServices(info);
  const editable = !state.readOnly && state.taken === null && state.closed === null;
  useSaveMoments(controller, editable);
  useEffect(() => {
    if (state.taken !== null) location.go(nextPath(path));
  }, [state.taken, path, location]);

  const returned = info.status === 'fail';
  return (
    <FormProvider
      comments={returned ? info.comments : []}
      device={faces}
      services={services}
      session={state.session}
      words={texts.words}
    >
      <MediaFrame lead={texts.form.purpose} path={path} title={texts.form.title}>
        {device === 'mobile' && (
          <div className={styles['strip']}>
            <SectionStrip tried={state.problems !== null} />
          </div>
        )}
        <p className={styles['deadline']}>{deadlineText(info.timelines, words.form.deadline)}</p>
        <Suspense fallback={null}>
          {returned && <Returned info={info} state={state} />}
          {state.readOnly && <Locked status={info.status} />}
        </Suspense>
        {state.failure !== null && (
          <ErrorBox
            className={styles['box']}
            detail={errorSentence(state.failure, words)}
            ref={takeFocus}
            title={words.guests.media.handFailed}
          />
        )}
        {state.closed !== null && (
          <ErrorBox className={styles['box']} title={errorSentence(state.closed, words)} />
        )}
        <ErrorSummary more={state.moreProblems} problems={state.problems} />
        <FormSections />
      </MediaFrame>
      {editable && <MediaBar controller={controller} state={state} />}
      {editable && <LeaveGuard controller={controller} />}
      <StaleGate controller={controller} state={state} />
    </FormProvider>
  );
};

/** The organiser's reason and comments, with the way to each field. */
const Returned = ({
  info,
  state,
}: {
  readonly info: FormMaterial['info'];
  readonly state: FormControllerState;
}) => {
  const reveal = useReveal();
  return (
    <ReturnedNotice comments={info.comments} onReveal={reveal} reason={info.reason} session={state.session} />
  );
};

const nextPath = (path: MediaPath): MediaPath =>
  path === '/mediaSubmit' ? path : (mediaPaths[mediaPaths.indexOf(path) + 1] ?? '/mediaSuccess');

/** Why nothing can be changed. */
const Locked = ({ status }: { readonly status: FormMaterial['info']['status'] }) => {
  const text = usePortal().words.formLater.locked;
  return (
    <output className={styles['notice']}>
      <Icon name="lock" size={16} />
      {status === 'adopt' ? text.adopt : text.wait}
    </output>
  );
};

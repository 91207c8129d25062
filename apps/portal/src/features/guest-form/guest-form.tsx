import type { SharedField } from '@zhantai/contract';
import type { SubmitAnswer } from '@zhantai/contract';
import type { Answers } from '@zhantai/engine';
import { toast, useDevice } from '@zhantai/ui';
import { ErrorSummary, FormProvider, FormSections, SectionStrip } from '@zhantai/views';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { LocalDraftSlot } from '../../shell/drafts/local-draft.ts';
import { deadlineText } from '../form/deadline-text.ts';
import { createFormController } from '../form/controller/form-controller.ts';
import { useFaces } from '@zhantai/shell/form-services/use-faces.ts';
import { useTranslation } from '../form/material/use-translation.ts';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { HumanAsking } from '../ticket/human-asking.tsx';
import { createHumanGate } from '../ticket/human-gate.ts';
import { momentOf, zonedNow } from '@zhantai/shell/exhibition-time.ts';
import { Agreement } from './agreement.tsx';
import { createShared } from './create-shared.ts';
import { ShareChoice } from './share-choice.tsx';
import { GuestBar } from './guest-bar.tsx';
import { guestCalls } from './guest-calls.ts';
import styles from './guest-form.module.css';
import { GuestNotices } from './guest-notices.tsx';
import { createGuestServices } from './guest-services.ts';
import type { GuestMaterial, GuestSubject, GuestWork } from './guest-subject.ts';
import { useGuestMoments } from './use-guest-moments.ts';
import { useGuestTools } from './use-guest-tools.tsx';

export interface GuestFormProps {
  readonly material: GuestMaterial<unknown>;
  readonly work: GuestWork;
  /** Loads the form again, in another language; keep its identity. */
  readonly ask: () => Promise<Pick<GuestSubject['info'], 'form'>>;
  readonly answers: Answers;
  readonly slot: LocalDraftSlot;
  readonly submitText: string;
  readonly onTaken: (answer: SubmitAnswer) => void;
  readonly onReload: () => void;
}

/** An open form: kept on this device while it is filled in, handed in with ticket, image code and consent. */
export const GuestForm = ({
  material,
  work,
  ask,
  answers,
  slot,
  submitText,
  onTaken,
  onReload,
}: GuestFormProps) => {
  const { client, config, language, words } = usePortal();
  const { dictionaryHosts } = config;
  const device = useDevice();
  const mobile = device === 'mobile';
  const { subject, loadedAt } = material;
  const { info, files } = subject;
  const { zone, serverTime } = info.timelines;
  const [gate] = useState(() => createHumanGate(subject.captchaNeeded));
  const [agreed, setAgreed] = useState(false);
  const [gap, setGap] = useState<string | null>(null);
  const [chosen, choose] = useState<ReadonlySet<SharedField>>(new Set());
  const [shared] = useState(createShared);
  const share = subject.share ?? null;
  const box = useRef<HTMLInputElement>(null);
  const clock = useCallback(() => {
    const ahead = (momentOf(serverTime, zone) ?? loadedAt) - loadedAt;
    return zonedNow(Date.now() + ahead, zone);
  }, [serverTime, zone, loadedAt]);

  const [controller] = useState(() =>
    createFormController({
      info,
      answers,
      readOnly: !info.fromInformationCanBeSubmitted,
      dirty: false,
      language,
      calls: guestCalls({
        gate,
        work,
        policy: subject.consent.version,
        share: () => (share === null ? null : shared.read()),
        onPolicy: () => {
          setAgreed(false);
          setGap(words.guests.form.policyChanged);
        },
      }),
      slot,
      signedIn: () => false,
      clock,
      onChange: () => undefined,
      onLocked: onReload,
    }),
  );
  useEffect(() => controller.attach(), [controller]);
  const state = useSyncExternalStore(controller.subscribe, controller.state);
  const texts = useTranslation(controller, { info, words: material.words }, ask);
  const faces = useFaces(device, onReload) ?? material.faces;
  const services = useMemo(
    () =>
      createGuestServices({
        client,
        form: info.form,
        context: info.context,
        words,
        dictionaryHosts,
        holder: work.holder,
        gate,
        files,
      }),
    [client, info, words, dictionaryHosts, work, gate, files],
  );
  const editable = !state.readOnly && state.closed === null;
  useGuestMoments(controller);
  useEffect(() => {
    if (state.taken !== null) onTaken(state.taken);
  }, [state.taken, onTaken]);

  const tools = useGuestTools(state.session, work.holder, gate);
  const submit = () => {
    // Gaps first: the controller tells them without sending anything.
    if (agreed || state.session.problems().length > 0) void controller.submit();
    else {
      setGap(words.guests.form.agreeMissing);
      toast(words.guests.form.agreeMissing, 'plain');
      box.current?.focus();
    }
  };
  return (
    <FormProvider
      device={faces}
      fieldTools={editable ? tools : undefined}
      services={services}
      session={state.session}
      words={texts.words}
    >
      {mobile && (
        <div className={styles['sticky']}>
          <SectionStrip tried={state.problems !== null} />
        </div>
      )}
      <p className={styles['deadline']}>{deadlineText(info.timelines, words.form.deadline)}</p>
      <GuestNotices onRetry={submit} state={state} timelines={info.timelines} />
      <ErrorSummary more={state.moreProblems} problems={state.problems} />
      <FormSections />
      {editable && (
        <>
          {share !== null && (
            <ShareChoice
              chosen={chosen}
              onChange={(next) => {
                choose(next);
                shared.put([...next]);
              }}
              share={share}
            />
          )}
          <Agreement
            agreed={agreed}
            box={box}
            gap={gap}
            onChange={(now) => {
              setAgreed(now);
              if (now) setGap(null);
            }}
          />
          <GuestBar
            clock={clock}
            controller={controller}
            onSubmit={submit}
            state={state}
            submitText={submitText}
          />
        </>
      )}
      <HumanAsking gate={gate} />
    </FormProvider>
  );
};

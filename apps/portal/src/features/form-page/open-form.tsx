import type { FormEntry, TagForms } from '@zhantai/contract';
import type { Answers, FieldNode } from '@zhantai/engine';
import { toast, useDevice } from '@zhantai/ui';
import { ErrorSummary, FormProvider, FormSections, SectionStrip } from '@zhantai/views';
import {
  lazy,
  Suspense,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { hasExtras } from '../booking/page-extras.ts';
import { useDetailFlag } from '../detail/use-detail-flag.ts';
import { useTableTools } from '../import/use-table-tools.ts';
import { useLetter } from '../letter/use-letter.ts';
import { pageWords } from '../../shell/portal/page-words.ts';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { momentOf, zonedNow } from '@zhantai/shell/exhibition-time.ts';
import { Booths } from './booths.tsx';
import { signedInCalls } from '../form/controller/form-calls.ts';
import { createFormController } from '../form/controller/form-controller.ts';
import type { FormOverlay } from './form-actions.tsx';
import { FormBar } from './form-bar.tsx';
import { FormHead } from '../form/form-head.tsx';
import { FormPlaceContext, placeFields } from '../form/form-place.ts';
import { FormNav } from './form-nav.tsx';
import { hasNotices } from './has-notices.ts';
import styles from './form-page.module.css';
import { LeaveGuard } from '../form/leave-guard.tsx';
import type { FormMaterial } from '../form/material/load-material.ts';
import type { LocalDraftSlot } from '../../shell/drafts/local-draft.ts';
import { OpenStatus } from './open-status.tsx';
import { formStatus } from '../home/form-status.ts';
import { StaleGate } from '../form/stale-gate.tsx';
import { clearUnsubmittedTimer, startUnsubmittedTimer } from '../form/controller/unsubmitted-timer.ts';
import { useFaces } from '@zhantai/shell/form-services/use-faces.ts';
import { useSaveMoments } from '../form/controller/use-save-moments.ts';
import { useTranslation } from '../form/material/use-translation.ts';
import { useFieldTools } from './use-field-tools.tsx';
import { useFormServices } from '../form/material/use-form-services.ts';
import { withRetry } from '@zhantai/shell/loading/with-retry.ts';

const loadSlots = () => withRetry(() => import('../booking/form-slots.tsx'));
const AboveForm = lazy(async () => ({ default: (await loadSlots()).AboveForm }));
const BelowForm = lazy(async () => ({ default: (await loadSlots()).BelowForm }));
const InRail = lazy(async () => ({ default: (await loadSlots()).InRail }));
const LetterWork = lazy(async () => ({
  default: (await withRetry(() => import('../letter/letter-work.tsx'))).LetterWork,
}));
const FormActions = lazy(async () => ({
  default: (await withRetry(() => import('./form-actions.tsx'))).FormActions,
}));
const FormNotices = lazy(async () => ({
  default: (await withRetry(() => import('./form-notices.tsx'))).FormNotices,
}));
const FormRail = lazy(async () => ({ default: (await withRetry(() => import('./form-rail.tsx'))).FormRail }));
const PersonFieldTools = lazy(async () => ({
  default: (await withRetry(() => import('../people/person-field-tools.tsx'))).PersonFieldTools,
}));
const IdCheck = lazy(async () => ({
  default: (await withRetry(() => import('../people/id-check.tsx'))).IdCheck,
}));
const Receipt = lazy(async () => ({ default: (await withRetry(() => import('./receipt.tsx'))).Receipt }));

const ListDifference = lazy(async () => ({
  default: (await withRetry(() => import('../detail/list-difference.tsx'))).ListDifference,
}));

/** Milliseconds after the form is open, when its own parts are long there. */
const PRELOAD_DELAY_MS = 4000;

/** Type code of what an exhibitor and its transport supplier both hand in (seed.md §9). */
const TRANSPORT = '201';

/** Type code of the forms that register people, each person a submission (wire.md §4). */
const PEOPLE = '7';

const underPersonField = (node: FieldNode) => (
  <Suspense fallback={null}>
    <PersonFieldTools node={node} />
  </Suspense>
);

export interface OpenFormProps {
  readonly entry: FormEntry;
  readonly groups: readonly TagForms[];
  readonly material: FormMaterial;
  readonly answers: Answers;
  readonly readOnly: boolean;
  /** The answers are not what the server holds. */
  readonly dirty: boolean;
  readonly slot: LocalDraftSlot;
  /** A new one of many got its id with the first save. */
  readonly onBegun: (id: string) => void;
  /** It was handed in. */
  readonly onTaken: (() => void) | undefined;
  readonly onIndex: () => void;
  readonly onReload: () => void;
}

/** An open form: saves by itself, submits, and keeps what was typed whatever happens. */
export const OpenForm = ({
  entry,
  groups,
  material,
  answers,
  readOnly,
  dirty,
  slot,
  onBegun,
  onTaken,
  onIndex,
  onReload,
}: OpenFormProps) => {
  const { account, client, drafts, language, session: signIn, forms, words } = usePortal();
  const device = useDevice();
  const mobile = device === 'mobile';
  const { info, loadedAt } = material;
  const { zone, serverTime } = info.timelines;
  const place = use(FormPlaceContext);

  const [controller] = useState(() => {
    const ahead = (momentOf(serverTime, zone) ?? loadedAt) - loadedAt;
    const owner = account();
    return createFormController({
      info,
      answers,
      readOnly,
      dirty,
      language,
      calls: signedInCalls(client, info.form, place, onBegun),
      slot,
      signedIn: () => signIn.read() !== null && account() === owner,
      clock: () => zonedNow(Date.now() + ahead, zone),
      onChange: () => {
        startUnsubmittedTimer(() => {
          toast(words.form.reminder(info.form.title), 'plain');
        });
      },
      onLocked: onReload,
    });
  });
  useEffect(() => controller.attach(), [controller]);
  useEffect(() => {
    // What keeps drafts on this device comes after the page.
    void withRetry(() => drafts.prepare(account()));
  }, [account, drafts]);
  useEffect(() => {
    const timer = setTimeout(() => {
      void withRetry(() => import('./keep-at-hand.ts')).then(({ keepAtHand }) => keepAtHand(language));
    }, PRELOAD_DELAY_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [language]);
  const state = useSyncExternalStore(controller.subscribe, controller.state);
  const ask = useCallback(
    () => client.call('info', { query: { formId: info.form.formId, ...placeFields(place) } }),
    [client, info, place],
  );
  const texts = useTranslation(controller, material, ask);
  const detail = useDetailFlag();
  const faces = useFaces(device, onReload) ?? material.faces;
  const services = useFormServices(info);
  const tableTools = useTableTools(state.session, info, place);
  const editable = !state.readOnly && state.taken === null && state.closed === null;
  useSaveMoments(controller, editable);

  const taken = useRef(onTaken);
  useEffect(() => {
    taken.current = onTaken;
  });
  useEffect(() => {
    if (state.taken === null) return;
    clearUnsubmittedTimer();
    void forms.load();
    taken.current?.();
  }, [state.taken, forms]);

  const isNew = entry.status === 'none';
  useEffect(() => {
    if (!isNew) return undefined;
    const { autosave } = controller;
    // The list of forms shows a draft from its first save on.
    const stop = autosave.subscribe(() => {
      if (autosave.state().kind !== 'saved') return;
      stop();
      void forms.load();
    });
    return stop;
  }, [isNew, controller, forms]);

  const letter = useLetter(info.form);
  const article = letter.status === 'ready' ? letter.data : null;
  const [read, setRead] = useState(readOnly);
  const onRead = useCallback(() => {
    setRead(true);
  }, []);
  const [overlay, setOverlay] = useState<FormOverlay | null>(null);
  const onPaper = useCallback(() => {
    setOverlay('paper');
  }, []);
  const fieldTools = useFieldTools(article !== null, onPaper);
  const status = formStatus({ ...entry, status: info.status, expired: info.timelines.expired });
  const form = useMemo(
    () => ({ ...state.form, title: texts.form.title, purpose: texts.form.purpose }),
    [state.form, texts.form],
  );

  const handedIn = info.status !== 'none' && info.status !== 'draft';
  // Beside the code of the notices, not after it.
  if (handedIn || state.readOnly) pageWords.formLater.prepare(language);
  const hasSlots = hasExtras(info.form.pageKey);
  const slotProps = { place, info, locked: state.readOnly, services, session: state.session };

  if (state.taken !== null) {
    return (
      <main className={styles['main']} id="main" tabIndex={-1}>
        {mobile && <FormNav autosave={null} form={form} />}
        <Suspense fallback={null}>
          <Receipt
            answer={state.taken}
            entry={entry}
            form={form}
            groups={groups}
            info={info}
            onStay={onReload}
          />
        </Suspense>
      </main>
    );
  }
  return (
    <FormProvider
      comments={info.status === 'fail' ? info.comments : []}
      device={faces}
      fieldTools={editable && info.form.formType === PEOPLE ? underPersonField : fieldTools}
      services={services}
      session={state.session}
      {...(tableTools.of === undefined ? {} : { tableTools: tableTools.of })}
      transport={detail || signIn.read()?.roleName === 'transport'}
      words={texts.words}
    >
      {mobile && (
        <FormNav autosave={editable ? controller.autosave : null} form={form}>
          <SectionStrip tried={state.problems !== null} />
        </FormNav>
      )}
      <div className={styles['columns']} data-letter={article !== null || undefined}>
        {article !== null && (
          <Suspense fallback={null}>
            <LetterWork
              article={article}
              day={info.receipt?.time.slice(0, 10) ?? info.context.today}
              form={form}
              onRead={onRead}
              read={read}
              services={services}
              session={state.session}
            />
          </Suspense>
        )}
        <main className={styles['main']} id="main" tabIndex={-1}>
          <OpenStatus controller={controller} status={status}>
            {(now) => (
              <>
                <FormHead form={form} onIndex={onIndex} status={now} timelines={info.timelines} />
                <Booths controller={editable ? controller : null} info={info} status={now} />
              </>
            )}
          </OpenStatus>
          <Suspense fallback={null}>
            {hasNotices(state, status) && (
              <FormNotices controller={controller} info={info} state={state} status={status} />
            )}
            {(handedIn || state.readOnly || overlay !== null) && (
              <FormActions
                article={article}
                handedIn={handedIn}
                info={info}
                onOpen={setOverlay}
                onReload={onReload}
                open={overlay}
                services={services}
                state={state}
                words={texts.words}
              />
            )}
          </Suspense>
          <div className={styles['summary']}>
            <ErrorSummary more={state.moreProblems} problems={state.problems} />
          </div>
          {info.form.formType === TRANSPORT && (
            <Suspense fallback={null}>
              <ListDifference
                exhibitorId={place.exhibitorId}
                info={info}
                services={services}
                words={texts.words}
              />
            </Suspense>
          )}
          {hasSlots && (
            <Suspense fallback={null}>
              <AboveForm {...slotProps} />
            </Suspense>
          )}
          <div className={styles['form']}>
            <FormSections />
          </div>
          {hasSlots && (
            <Suspense fallback={null}>
              <BelowForm {...slotProps} />
            </Suspense>
          )}
        </main>
        {!mobile && article === null && place.exhibitorId === undefined && (
          <Suspense fallback={null}>
            <FormRail>
              {hasSlots && (
                <Suspense fallback={null}>
                  <InRail {...slotProps} />
                </Suspense>
              )}
            </FormRail>
          </Suspense>
        )}
      </div>
      {editable && (
        <FormBar
          controller={controller}
          hold={article !== null && !read ? words.form.letterUnread : null}
          onPreview={onPaper}
          state={state}
        />
      )}
      {editable && info.form.formType === PEOPLE && (
        <Suspense fallback={null}>
          <IdCheck session={state.session} />
        </Suspense>
      )}
      {tableTools.over}
      {editable && <LeaveGuard controller={controller} />}
      <StaleGate controller={controller} state={state} />
    </FormProvider>
  );
};

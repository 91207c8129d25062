import type { CheckedDraft } from '@zhantai/contract';
import { ApiError } from '@zhantai/contract/client';
import type { JsonObject, Language, Problem } from '@zhantai/engine';
import { withSchemes } from '@zhantai/engine/authoring';
import type { PageWords } from '@zhantai/messages/portal';
import type { PreviewWords } from '@zhantai/messages/preview';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { Button, classNames, DeviceProvider } from '@zhantai/ui';
import { useSending } from '@zhantai/ui/feedback/use-sending.ts';
import { FormView, type DeviceFaces, type FormWords } from '@zhantai/views';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { detailOf } from '../../shell/frame/loading.tsx';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import { fillSamples } from './fill-samples.ts';
import type { PreviewChoice } from './preview-choice.ts';
import { sayTo, type ShownDraft } from './preview-message.ts';
import { createPreviewStore, type PreviewStore } from './preview-store.ts';
import styles from './preview.module.css';
import { trialOptionsOf } from './trial-options.ts';
import { createTrialServices } from './trial-services.ts';
import { createPhone, usePhone } from './use-phone.ts';
import { WireView } from './wire-view.tsx';

/** What the faces say, in one language. */
export interface FacesMaterial {
  readonly language: Language;
  readonly later: PageWords['formLater'];
  readonly spoken: PreviewWords;
  readonly form: FormWords;
}

const noHosts: readonly string[] = [];

interface FacesProps {
  /** Whom the draft is tried as; null is nobody of the exhibition. */
  readonly exhibitorId: string | null;
  readonly state: PreviewChoice['state'];
  readonly material: FacesMaterial;
  readonly context: CheckedDraft['context'];
  readonly detail: JsonObject;
  readonly faces: DeviceFaces;
  readonly check: (
    answers: Readonly<Record<string, unknown>>,
  ) => Promise<{ readonly checked: CheckedDraft; readonly isSaved: boolean }>;
  readonly words: PreviewWords;
}

/** Both faces of one session, and what the server says of it. */
export const Faces = ({ exhibitorId, state, material, context, detail, faces, check, words }: FacesProps) => {
  const { client, config } = useServices();
  const { words: all } = useSpeech();
  const { language, later, spoken, form } = material;
  const configured = useResource(config);
  const dictionaryHosts =
    configured.status === 'ready' ? (configured.data.dictionaryHosts ?? noHosts) : noHosts;
  const number = context.booth?.['number'];
  const madeUp = typeof number === 'string' ? number : null;
  const contact = configured.status === 'ready' ? configured.data.contact.phone : '';
  const shown = useMemo<ShownDraft>(
    () => ({
      detail: withSchemes(detail, []),
      language,
      context,
      readOnly: state === 'closed' || state === 'wait',
      notice: noticeOf(state, later, spoken, contact),
    }),
    [detail, language, state, context, later, spoken, contact],
  );
  const [store] = useState<PreviewStore>(() => createPreviewStore(shown));
  useEffect(() => {
    store.show(shown);
  }, [store, shown]);
  const { session } = useSyncExternalStore(store.subscribe, store.opened);
  const [{ attach, peer }] = useState(createPhone);
  const services = useMemo(
    () =>
      createTrialServices({
        today: context.today,
        loadOptions: trialOptionsOf(
          { client, dictionaryHosts, exhibitorId: exhibitorId ?? undefined },
          exhibitorId === null ? madeUp : null,
        ),
        onFile: (id, file, name) => {
          sayTo(peer(), { kind: 'file', id, file, name });
        },
      }),
    [client, context.today, dictionaryHosts, exhibitorId, madeUp, peer],
  );
  const [result, setResult] = useState<Awaited<ReturnType<FacesProps['check']>> | null>(null);
  const found = result?.checked.problems ?? null;
  const problems = useMemo(() => found?.map(toProblem) ?? null, [found]);
  usePhone(peer, store, services, problems);
  const { busy, refusal, send, again } = useSending((error) => {
    if (!(error instanceof ApiError)) throw error;
    return detailOf(error, all.load.offline);
  });
  const restart = (fill: boolean) => {
    setResult(null);
    if (fill) fillSamples(session);
    else store.restart({});
  };
  return (
    <>
      <div className={styles['head']}>
        <Button
          busy={busy}
          onClick={() => {
            void send(async () => {
              const made = await check(session.answers());
              session.showProblems(made.checked.problems.map(toProblem));
              setResult(made);
              again();
            });
          }}
          size="small"
          variant="primary"
        >
          {words.check}
        </Button>
        <Button
          disabled={shown.readOnly}
          onClick={() => {
            restart(true);
          }}
          size="small"
        >
          {words.samples}
        </Button>
        <Button
          onClick={() => {
            restart(false);
          }}
          size="small"
        >
          {words.clear}
        </Button>
      </div>
      <div aria-live="polite" className={styles['result']}>
        {refusal !== null && <p>{refusal}</p>}
        {found !== null && <p>{found.length === 0 ? words.passed : words.failed(found.length)}</p>}
        {result?.isSaved === false && <p>{words.unsaved}</p>}
        <ul>
          {found?.map(({ prop, path, label, message }) => (
            <li key={JSON.stringify([prop, path])}>
              {label} {message}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles['faces']}>
        <div className={styles['wide']}>
          <section aria-label={words.desktop} className={styles['face']}>
            <h3>{words.desktop}</h3>
            <div className={styles['desktop']}>
              {shown.notice !== null && <output className={styles['notice']}>{shown.notice}</output>}
              <DeviceProvider device="desktop">
                <FormView device={faces} services={services} session={session} words={form} />
              </DeviceProvider>
            </div>
          </section>
          <WireView key={shown.language} session={session} words={words} />
        </div>
        <section aria-label={words.phone} className={classNames(styles['face'], styles['phoneFace'])}>
          <h3>{words.phone}</h3>
          {/* A page of this build, which needs its own origin for its scripts. */}
          {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
          <iframe className={styles['phone']} ref={attach} src="/console/preview.html" title={words.phone} />
        </section>
      </div>
    </>
  );
};

/** A problem with the sentence of the server, shown at its field. */
function toProblem({ prop, formItemId, label, path, message }: CheckedDraft['problems'][number]): Problem {
  return {
    prop,
    formItemId,
    label,
    code: 'custom',
    params: { message },
    ...(path === undefined ? {} : { path }),
  };
}

function noticeOf(
  state: PreviewChoice['state'],
  { locked, returned }: PageWords['formLater'],
  { lateNote, returnedReason, contact: organiser }: PreviewWords,
  phone: string,
): string | null {
  if (state === 'open') return null;
  if (state === 'late') return lateNote;
  if (state === 'wait') return locked.wait;
  if (state === 'closed') return locked.closedNow(phone === '' ? organiser : phone);
  return `${returned.title} ${returned.reason(returnedReason)}`;
}

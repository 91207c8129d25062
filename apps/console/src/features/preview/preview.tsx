import type { JsonObject } from '@zhantai/engine';
import { loadPageWords } from '@zhantai/messages/portal';
import { loadPreviewWords } from '@zhantai/messages/preview';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useLastReady } from '@zhantai/shell/resource/use-last-ready.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { useDebounced } from '@zhantai/shell/use-debounced.ts';
import { Button } from '@zhantai/ui';
import { loadFormWords, type DeviceFaces } from '@zhantai/views';
import { lazy, Suspense, use, useMemo, useState } from 'react';
import { Loading } from '../../shell/frame/loading.tsx';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import { Faces, type FacesMaterial } from './faces.tsx';
import { trialOf, type PreviewChoice } from './preview-choice.ts';
import { PreviewControls } from './preview-controls.tsx';
import styles from './preview.module.css';

const PreviewLinks = lazy(async () => ({ default: (await import('./preview-links.tsx')).PreviewLinks }));

const PAUSE_MS = 400;

interface PreviewProps {
  readonly formId: string;
  readonly detail: JsonObject;
  readonly faces: DeviceFaces;
  /** Saves the draft; false where it could not be. */
  readonly onSave: () => Promise<boolean>;
  readonly onBack: () => void;
}

/** A draft as exhibitors would see it, on a desktop and on a phone at once: filled in, judged by the server, never kept. */
export const Preview = ({ formId, detail, faces, onSave, onBack }: PreviewProps) => {
  const { client } = useServices();
  const { language: own } = useSpeech();
  const words = use(loadPreviewWords(own));
  const [isSharing, setSharing] = useState(false);
  const [choice, setChoice] = useState<PreviewChoice>({
    who: 'booth',
    exhibitor: null,
    hall: '',
    type: 'raw',
    area: '36',
    language: own,
    at: '',
    state: 'open',
  });
  const trial = useDebounced(JSON.stringify(trialOf(choice)), PAUSE_MS);
  const basis = useMemo(
    () =>
      createResource(async () => {
        await onSave();
        const body: ReturnType<typeof trialOf> = JSON.parse(trial);
        return client.call('consoleCheckDraft', { params: { formId }, body: { answers: {}, ...body } });
      }),
    // Who is tried, and when, decides what expressions read; what is typed does not.
    [client, formId, onSave, trial],
  );
  const { data } = useLastReady(useResource(basis));
  const { language } = choice;
  const material = useMemo(
    () =>
      createResource(async (): Promise<FacesMaterial> => {
        const [later, spoken, form] = await Promise.all([
          loadPageWords('formLater', language),
          loadPreviewWords(language),
          loadFormWords(language),
        ]);
        return { language, later, spoken, form };
      }),
    [language],
  );
  const { data: loaded } = useLastReady(useResource(material));
  return (
    <section aria-label={words.title} className={styles['preview']}>
      <div className={styles['head']}>
        <Button onClick={onBack} size="small">
          {words.back}
        </Button>
        <h2>{words.title}</h2>
        <p>{words.lead}</p>
        <Button
          onClick={() => {
            setSharing(true);
          }}
          size="small"
        >
          {words.links.title}
        </Button>
      </div>
      {isSharing && (
        <Suspense fallback={null}>
          <PreviewLinks
            formId={formId}
            onClose={() => {
              setSharing(false);
            }}
            onSave={onSave}
            words={words.links}
          />
        </Suspense>
      )}
      <PreviewControls choice={choice} onChange={setChoice} words={words} />
      {data === undefined ? (
        <Loading resource={basis} />
      ) : loaded === undefined ? (
        <Loading resource={material} />
      ) : (
        <Faces
          check={async (answers) => {
            const isSaved = await onSave();
            const body = { answers, ...trialOf(choice) };
            const checked = await client.call('consoleCheckDraft', { params: { formId }, body });
            return { checked, isSaved };
          }}
          context={data.context}
          detail={detail}
          exhibitorId={choice.who === 'exhibitor' ? (choice.exhibitor?.id ?? null) : null}
          faces={faces}
          material={loaded}
          state={choice.state}
          words={words}
        />
      )}
    </section>
  );
};

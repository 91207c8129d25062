import { traitsOf } from '@zhantai/engine';
import type { FormServices } from '@zhantai/views';
import { DeviceProvider, ErrorBox, Skeleton, useDevice } from '@zhantai/ui';
import { errorSentence } from '@zhantai/shell/error-sentence.ts';
import { withRetry } from '@zhantai/shell/loading/with-retry.ts';
import { Suspense, lazy, useCallback, useMemo } from 'react';
import { createFormServices } from '@zhantai/shell/form-services/create-form-services.ts';
import { useGallery } from './gallery-context.ts';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { parseChoice, type GalleryChoice } from './gallery-choice.ts';
import { GalleryHead } from './gallery-head.tsx';
import { loadGalleryMaterial, type GalleryMaterial } from './gallery-material.ts';
import { GalleryIndex } from './gallery-index.tsx';
import styles from './gallery-page.module.css';
import type { GalleryState } from './gallery-state.ts';
import { SpecimenList } from './specimen-list.tsx';

const KitPage = lazy(async () => ({
  default: (await withRetry(() => import('./kit/kit-page.tsx'))).KitPage,
}));

/** Every field type in both faces and every state, each with its definition to change and the value it sends. */
export const GalleryPage = ({ query }: { readonly query: URLSearchParams }) => {
  const { client, config, language, words } = useGallery();
  const choice = parseChoice(query, useDevice());
  const { face } = choice;
  const today = config.serverTime.slice(0, 10);
  const services = useMemo(
    () => createFormServices({ client, formId: null, today, words }),
    [client, today, words],
  );
  const files = needsFiles(choice);
  const material = useMemo(
    () => createResource(() => loadGalleryMaterial({ language, face, services, files })),
    // Another face is followed inside, without taking away what is open or typed.
    // oxlint-disable-next-line react/exhaustive-deps
    [language, services, files],
  );
  const state = useResource(material);
  const retry = useCallback(() => {
    void material.load();
  }, [material]);

  return (
    <main className={styles['page']} id="main" tabIndex={-1}>
      {state.status === 'failed' ? (
        <ErrorBox detail={errorSentence(state.error, words)} onRetry={retry} title={words.states.failed} />
      ) : state.status === 'ready' ? (
        <Loaded choice={choice} loaded={state.data} onFail={retry} services={services} />
      ) : (
        <Skeleton rows={8} rowHeight={72} />
      )}
    </main>
  );
};

const Loaded = ({
  choice,
  loaded,
  onFail,
  services,
}: {
  readonly choice: GalleryChoice;
  readonly loaded: GalleryMaterial;
  readonly onFail: () => void;
  readonly services: FormServices;
}) => {
  const { language, words } = useGallery();
  return (
    <>
      <GalleryHead choice={choice} title={words.titles['/gallery']} words={loaded.words} />
      <div className={styles['work']}>
        <GalleryIndex choice={choice} words={loaded.words} />
        {choice.type === 'kit' ? (
          <DeviceProvider device={choice.face}>
            <Suspense>
              <KitPage form={loaded.form} words={loaded.words} />
            </Suspense>
          </DeviceProvider>
        ) : (
          <SpecimenList
            choice={choice}
            language={language}
            material={loaded}
            services={services}
            onFail={onFail}
          />
        )}
      </div>
    </>
  );
};

/** Filled uploads and signatures need files to refer to. */
function needsFiles({ type, variant, state }: GalleryChoice): boolean {
  const filled = state === null || !unfilled.has(state);
  if (!filled || type === null || variant === 'files') return filled;
  return type !== 'kit' && traitsOf({ type }).family === 'file';
}

const unfilled: ReadonlySet<GalleryState> = new Set<GalleryState>([
  'empty',
  'required',
  'error',
  'unreadable',
]);

import type { Job, Pack, StaffExhibition } from '@zhantai/contract';
import { loadOpeningWords } from '@zhantai/messages/opening';
import { loadSetUpWords } from '@zhantai/messages/set-up';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useLiveResource } from '@zhantai/shell/resource/use-live-resource.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { Button } from '@zhantai/ui';
import { use, useMemo, useState } from 'react';
import { Loading } from '../../shell/frame/loading.tsx';
import { useMe } from '../../shell/session/me-context.ts';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import { JobProgress } from '../archives/job-progress.tsx';
import { MissingAside } from '../opening/missing-aside.tsx';
import { useReadiness } from '../opening/use-readiness.ts';
import { FillEditor } from './fill-editor.tsx';
import { Filled, type Brought } from './filled.tsx';
import styles from './set-up.module.css';
import { SourceList } from './source-list.tsx';
import { queryOf, sourceKey, sourcesOf, type Source } from './source.ts';

interface SetUpProps {
  readonly exhibitions: readonly StaffExhibition[];
  readonly packs: readonly Pack[];
}

type Step =
  | { readonly kind: 'choose' }
  | { readonly kind: 'filling'; readonly job: Job; readonly brought: Brought }
  | { readonly kind: 'filled'; readonly brought: Brought };

/** What to begin with at the left, what of it and when in the middle, what is still missing at the right. */
export const SetUp = ({ exhibitions, packs }: SetUpProps) => {
  const { client, href, overview, forms, me } = useServices();
  const { language } = useSpeech();
  const { exhibition } = useMe();
  const words = use(loadSetUpWords(language));
  const openingWords = use(loadOpeningWords(language));
  const sources = useMemo(() => sourcesOf(exhibitions, packs), [exhibitions, packs]);
  const [chosen, setChosen] = useState<Source | undefined>(sources[0]);
  const [step, setStep] = useState<Step>({ kind: 'choose' });
  const [round, setRound] = useState(0);
  const readiness = useReadiness();
  const ready = useLiveResource(readiness);
  const query = useMemo(() => (chosen === undefined ? {} : queryOf(chosen)), [chosen]);
  const preview = useMemo(
    () => createResource(() => client.call('consoleFillPreview', { params: { id: exhibition.id }, query })),
    // A new round: what is there has changed.
    // oxlint-disable-next-line react/exhaustive-deps
    [client, exhibition.id, query, round],
  );
  const state = useResource(preview);
  const again = () => {
    setRound(round + 1);
    setStep({ kind: 'choose' });
  };
  if (chosen === undefined) return null;
  return (
    <main className={styles['page']} id="main">
      <SourceList
        chosen={chosen}
        onChoose={(source) => {
          if (step.kind === 'filled') again();
          if (step.kind !== 'filling') setChosen(source);
        }}
        sources={sources}
        words={words}
      />
      <div className={styles['work']}>
        {step.kind === 'choose' &&
          (state.status === 'ready' ? (
            <FillEditor
              key={`${sourceKey(chosen)} ${round}`}
              onBegun={(job, brought) => {
                setStep({ kind: 'filling', job, brought });
              }}
              preview={state.data}
              source={chosen}
              words={words}
            />
          ) : (
            <Loading resource={preview} />
          ))}
        {step.kind === 'filling' && (
          <section className={styles['progress']}>
            <h1>{words.heading(chosen.title)}</h1>
            <JobProgress
              again={<Button onClick={again}>{words.failedAgain}</Button>}
              job={step.job}
              jobsHref={href('/jobs')}
              onDone={() => {
                setStep({ kind: 'filled', brought: step.brought });
                void overview.load();
                void forms.load();
                void me.load();
                void readiness.load();
              }}
            />
          </section>
        )}
        {step.kind === 'filled' && <Filled brought={step.brought} onMore={again} words={words} />}
      </div>
      {ready.status === 'ready' && (
        <div className={styles['aside']}>
          <MissingAside onChanged={() => void readiness.load()} readiness={ready.data} words={openingWords} />
        </div>
      )}
    </main>
  );
};

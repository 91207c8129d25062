import type { Overview } from '@zhantai/contract';
import { useLiveResource } from '@zhantai/shell/resource/use-live-resource.ts';
import { lazy } from 'react';
import { Loading } from '../../shell/frame/loading.tsx';
import { useMe } from '../../shell/session/me-context.ts';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import { FormBars } from './form-bars.tsx';
import styles from './home-page.module.css';
import { WaitingList } from './waiting-list.tsx';

const FirstHour = lazy(async () => ({ default: (await import('../opening/first-hour.tsx')).FirstHour }));

/** The first page: until the exhibition is open what is left to set up, then what waits. */
export const HomePage = () => {
  const { overview } = useServices();
  const { may } = useMe();
  const counted = useLiveResource(overview);
  if (counted.status !== 'ready') return <Loading resource={overview} />;
  const isSettingUp = !counted.data.open && may.includes('changeExhibition');
  return isSettingUp ? <FirstHour overview={counted.data} /> : <Waiting overview={counted.data} />;
};

/** What waits, how far each form is, and what is to be reviewed first. */
const Waiting = ({ overview }: { readonly overview: Overview }) => {
  const { forms } = useServices();
  const { words } = useSpeech();
  const listed = useLiveResource(forms);
  if (listed.status !== 'ready') return <Loading resource={forms} />;
  const { waiting, exhibitors, booths } = overview;
  const figures = { exhibitors, booths, forms: overview.forms, review: waiting.review };
  return (
    <main className={styles['page']} id="main">
      <header className={styles['head']}>
        <div>
          <h1>{words.home.lead(waiting.review)}</h1>
          <p>{words.home.text(waiting.failed ?? 0)}</p>
        </div>
        <dl className={styles['figures']}>
          {(['exhibitors', 'booths', 'forms', 'review'] as const).map((key) => (
            <div key={key}>
              <dt>{words.home.figures[key]}</dt>
              <dd>{figures[key]}</dd>
            </div>
          ))}
        </dl>
      </header>
      <FormBars forms={listed.data} />
      <WaitingList />
    </main>
  );
};

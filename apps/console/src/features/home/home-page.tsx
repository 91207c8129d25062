import { useLiveResource } from '@zhantai/shell/resource/use-live-resource.ts';
import { Loading } from '../../shell/frame/loading.tsx';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import { FormBars } from './form-bars.tsx';
import styles from './home-page.module.css';
import { WaitingList } from './waiting-list.tsx';

/** The first page: what waits, how far each form is, and what is to be reviewed first. */
export const HomePage = () => {
  const { overview, forms } = useServices();
  const { words } = useSpeech();
  const counted = useLiveResource(overview);
  const listed = useLiveResource(forms);
  if (counted.status !== 'ready') return <Loading resource={overview} />;
  if (listed.status !== 'ready') return <Loading resource={forms} />;
  const { waiting, exhibitors, booths } = counted.data;
  const figures = { exhibitors, booths, forms: counted.data.forms, review: waiting.review };
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

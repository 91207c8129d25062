import { useMe } from '../../shell/session/me-context.ts';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import styles from './exhibitions.module.css';
import { NewExhibition } from './new-exhibition.tsx';

/** One page makes an exhibition; all else is set in it. */
export const NewExhibitionPage = () => {
  const { words } = useSpeech();
  const { tenantAdmin } = useMe();
  const { href } = useServices();
  return (
    <main className={styles['page']} id="main">
      <h1>{tenantAdmin ? words.newExhibition.open : words.elsewhere.title}</h1>
      <p>{tenantAdmin ? words.newExhibition.lead : words.elsewhere.text}</p>
      {tenantAdmin && <NewExhibition jobsHref={href('/jobs')} />}
    </main>
  );
};

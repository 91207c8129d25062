import { ButtonLink } from '@zhantai/ui';
import { useServices } from '../shell/session/services-context.ts';
import { useSpeech } from '../shell/words/words-context.ts';
import styles from './plain-page.module.css';

/** An address that leads to no page, or to one of an exhibition that is not this one. */
export const NowherePage = () => {
  const { href } = useServices();
  const { words } = useSpeech();
  return (
    <main className={styles['page']} id="main">
      <h1>{words.elsewhere.title}</h1>
      <p>{words.elsewhere.text}</p>
      <ButtonLink href={href('/')}>{words.later.back}</ButtonLink>
    </main>
  );
};

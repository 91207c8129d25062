import { ButtonLink, EmptyState } from '@zhantai/ui';
import { useServices } from '../shell/session/services-context.ts';
import { useSpeech } from '../shell/words/words-context.ts';
import type { LaterWay } from './console-page.ts';
import styles from './plain-page.module.css';

/** A page that is not built yet: what it will be for. */
export const LaterPage = ({ way }: { readonly way: LaterWay }) => {
  const { href } = useServices();
  const { words } = useSpeech();
  return (
    <main className={styles['page']} id="main">
      <h1>{words.ways[way]}</h1>
      <EmptyState
        actions={<ButtonLink href={href('/')}>{words.later.back}</ButtonLink>}
        text={words.later[way]}
        title={words.later.text}
      />
    </main>
  );
};

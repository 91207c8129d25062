import type { Overview } from '@zhantai/contract';
import { useServices } from '../session/services-context.ts';
import { useSpeech } from '../words/words-context.ts';
import type { SectionKey } from '../sections/sections.ts';
import type { SeenSection } from '../sections/seen-sections.ts';
import { WaitingCount } from './waiting-count.tsx';
import styles from './frame.module.css';

/** What {@link MainNav} takes. */
export interface MainNavProps {
  readonly sections: readonly SeenSection[];
  readonly standing: SeenSection | null;
  /** Null before it is here. */
  readonly overview: Overview | null;
}

/** The first row: the sections, each with the number of what waits in it. */
export const MainNav = ({ sections, standing, overview }: MainNavProps) => {
  const { href } = useServices();
  const { words } = useSpeech();
  return (
    <nav aria-label={words.nav.label} className={styles['nav']}>
      {sections.map(({ key, path }) => (
        <a aria-current={key === standing?.key ? 'page' : undefined} href={href(path)} key={key}>
          {words.nav[key]}
          <WaitingCount count={waitingIn(key, overview)} />
        </a>
      ))}
    </nav>
  );
};

/** A number stands where something waits, never a total. */
function waitingIn(key: SectionKey, overview: Overview | null): number {
  if (overview === null) return 0;
  if (key === 'review') return overview.waiting.review;
  if (key === 'exhibitors') return overview.waiting.contacts;
  return key === 'messages' ? (overview.waiting.failed ?? 0) : 0;
}

import type { Overview } from '@zhantai/contract';
import { useServices } from '../session/services-context.ts';
import { useSpeech } from '../words/words-context.ts';
import type { Way, WayKey } from '../sections/sections.ts';
import type { SeenSection } from '../sections/seen-sections.ts';
import { WaitingCount } from './waiting-count.tsx';
import styles from './second-row.module.css';

/** What {@link SecondRow} takes. */
export interface SecondRowProps {
  readonly section: SeenSection;
  readonly standing: Way | null;
  readonly overview: Overview | null;
}

/** The second row: the pages of a section. */
export const SecondRow = ({ section, standing, overview }: SecondRowProps) => {
  const { href } = useServices();
  const { words } = useSpeech();
  return (
    <nav aria-label={words.nav.within(words.nav[section.key])} className={styles['row']}>
      {section.ways.map(({ key, path }) => (
        <a aria-current={key === standing?.key ? 'page' : undefined} href={href(path)} key={key}>
          {words.ways[key]}
          <WaitingCount count={waitingAt(key, overview)} />
        </a>
      ))}
    </nav>
  );
};

function waitingAt(key: WayKey, overview: Overview | null): number {
  if (overview === null) return 0;
  if (key === 'contacts') return overview.waiting.contacts;
  return key === 'outbox' ? (overview.waiting.failed ?? 0) : 0;
}

import type { Readiness, ReadinessKey } from '@zhantai/contract';
import { ApiError } from '@zhantai/contract/client';
import type { OpeningWords } from '@zhantai/messages/opening';
import { toast } from '@zhantai/ui';
import { detailOf } from '../../shell/frame/loading.tsx';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import { CheckList } from './check-list.tsx';
import styles from './opening.module.css';
import { TrialBox } from './trial-box.tsx';

interface MissingAsideProps {
  readonly readiness: Readiness;
  /** The page itself: no link leads to where one is. */
  readonly here?: string;
  readonly words: OpeningWords;
  /** Something was ticked. */
  readonly onChanged: () => void;
}

/** What is missing of an exhibition and what is there, at the side of a page. */
export const MissingAside = ({ readiness: { state, checks }, here, words, onChanged }: MissingAsideProps) => {
  const { client } = useServices();
  const { words: common } = useSpeech();
  const tick = async (key: ReadinessKey, ticked: boolean) => {
    try {
      await client.call('consoleTickReadiness', { body: { key, ticked } });
      onChanged();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast(detailOf(error, common.load.offline), 'failed');
    }
  };
  const missing = checks.filter(({ done }) => !done).length;
  const isOpen = state === 'open';
  const title = isOpen ? words.missingOpen(missing) : words.missingTitle(missing);
  return (
    <aside aria-label={title} className={styles['aside']}>
      <header>
        <h2>{title}</h2>
        <span className={styles['note']}>{words.doneCount(checks.length - missing)}</span>
      </header>
      <CheckList
        checks={checks}
        onTick={(key, ticked) => {
          void tick(key, ticked);
        }}
        words={words}
        {...(here === undefined ? {} : { here })}
      />
      {!isOpen && checks.some(({ key }) => key === 'trial') && (
        <TrialBox onChanged={onChanged} words={words} />
      )}
      {!isOpen && <p className={styles['note']}>{words.missingNote}</p>}
    </aside>
  );
};

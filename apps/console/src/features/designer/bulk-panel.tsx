import type { DesignerWords } from '@zhantai/messages/designer';
import { Button } from '@zhantai/ui';
import type { Commands } from './commands.ts';
import styles from './designer.module.css';

interface BulkPanelProps {
  readonly count: number;
  readonly commands: Commands;
  readonly onSay: (text: string | null) => void;
  readonly words: DesignerWords;
}

/** Columns of 24 that items are set to most often. */
const spans = [6, 8, 12, 24];

/** What is set for several items at once, each a step of its own. */
export const BulkPanel = ({ count, commands, onSay, words }: BulkPanelProps) => (
  <section aria-label={words.chosen(count)} className={styles['panel']}>
    <h2>{words.chosen(count)}</h2>
    <p>{words.bulkNote}</p>
    <fieldset aria-label={words.width} className={styles['bulk']}>
      {spans.map((span) => (
        <Button key={span} onClick={() => onSay(commands.span(() => span))} size="small">
          {words.span(span)}
        </Button>
      ))}
    </fieldset>
    <div className={styles['bulk']}>
      <Button onClick={() => onSay(commands.toggleRequired())} size="small">
        {words.requiredToggle}
      </Button>
    </div>
  </section>
);

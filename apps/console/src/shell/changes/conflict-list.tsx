import { Radio } from '@zhantai/ui';
import { useId } from 'react';
import { useSpeech } from '../words/words-context.ts';
import styles from './conflict-list.module.css';
import type { SeenConflict } from './conflicts-in.ts';

/** Which of two values is kept. */
export type Side = 'mine' | 'theirs';

/** What {@link ConflictList} takes. */
export interface ConflictListProps {
  readonly conflicts: readonly SeenConflict[];
  /** What is chosen so far, by key. */
  readonly sides: Readonly<Record<string, Side>>;
  readonly labelOf: (key: string) => string;
  /** A value in words; empty for none. */
  readonly textOf: (key: string, value: unknown) => string;
  readonly onChoose: (key: string, side: Side) => void;
}

/** Both values of each key that somebody else changed meanwhile; nothing is overwritten before one is chosen. */
export const ConflictList = ({ conflicts, sides, labelOf, textOf, onChoose }: ConflictListProps) => {
  const { words } = useSpeech();
  const text = words.conflicts;
  const id = useId();
  const shown = (key: string, value: unknown) => {
    const said = textOf(key, value);
    return said === '' ? text.blank : said;
  };
  return (
    <div className={styles['conflicts']} role="alert">
      <p>
        <b>{text.title}</b>
      </p>
      <p>{text.text}</p>
      {conflicts.map(({ key, to, now, by, at }) => (
        <fieldset key={key}>
          <legend>{labelOf(key)}</legend>
          <Radio
            checked={sides[key] === 'mine'}
            name={`${id}-${key}`}
            onChange={() => {
              onChoose(key, 'mine');
            }}
          >
            {text.mine}
            <span className={styles['value']}>{shown(key, to)}</span>
          </Radio>
          <Radio
            checked={sides[key] === 'theirs'}
            name={`${id}-${key}`}
            onChange={() => {
              onChoose(key, 'theirs');
            }}
          >
            {text.theirs}
            <span className={styles['value']}>{shown(key, now)}</span>
            {at !== null && (
              <span className={styles['by']}>{text.by(by ?? text.somebody, at.slice(0, 16))}</span>
            )}
          </Radio>
        </fieldset>
      ))}
    </div>
  );
};

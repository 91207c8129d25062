import type { HistoryEntry } from '@zhantai/contract';
import { useSpeech } from '../../shell/words/words-context.ts';
import styles from './exhibitors.module.css';
import { keyLabel, valueText, type ExhibitorWords } from './value-text.ts';

interface HistoryListProps {
  readonly entries: readonly HistoryEntry[];
  /** What the staff are called, by account. */
  readonly staff: ReadonlyMap<string, string>;
}

/** What was changed of an exhibitor, the newest first. */
export const HistoryList = ({ entries, staff }: HistoryListProps) => {
  const { words } = useSpeech();
  const text = words.exhibitors;
  return (
    <section className={styles['section']}>
      <h2>{text.history}</h2>
      {entries.length === 0 ? (
        <p className={styles['quiet']}>{text.noHistory}</p>
      ) : (
        <ol className={styles['lines']}>
          {entries.map((entry) => (
            <li className={styles['entry']} key={entry.id}>
              <time className={styles['quiet']}>{entry.at.slice(5, 16)}</time>
              <span>
                {entry.by ?? text.system}
                {text.wide}
                {sentenceOf(entry, text, staff)}
                {entry.reason !== null && entry.reason !== '' && text.wide + entry.reason}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
};

/** What an entry says; of what may be about people only that it changed. */
function sentenceOf(
  { action, changes }: HistoryEntry,
  text: ExhibitorWords,
  staff: ReadonlyMap<string, string>,
): string {
  const whole = new Map([
    ['exhibitor.act-begun', text.wasActedFor],
    ['exhibitor.act-ended', text.actEnded],
    ['exhibitor.create', text.made],
    ['exhibitor.delete', text.wasRemoved],
    ['exhibitor.restore', text.wasRestored],
  ]);
  if (changes.length === 0) return whole.get(action) ?? action;
  return changes
    .map(({ key, from, to }) => {
      const label = keyLabel(key, text);
      if (from === undefined && to === undefined) return text.changedKey(label);
      const [before, after] = [from, to].map((value) => valueText(key, value, text, staff));
      return text.changedFrom(label, shown(before, text), shown(after, text));
    })
    .join(text.comma);
}

function shown(said: string | undefined, text: ExhibitorWords): string {
  return said === undefined || said === '' ? text.blank : said;
}

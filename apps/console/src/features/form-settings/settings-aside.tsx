import type { ConsoleFormSettings, HistoryEntry } from '@zhantai/contract';
import type { FormSettingsWords } from '@zhantai/messages/form-settings';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { useMemo } from 'react';
import { useServices } from '../../shell/session/services-context.ts';
import type { Effect } from './effects-of.ts';
import styles from './form-settings.module.css';
import { settingLabel, settingText } from './setting-text.ts';

/** How many of the latest changes are shown. */
const LATEST = 8;

interface SettingsAsideProps {
  readonly kept: ConsoleFormSettings;
  readonly effects: readonly Effect[];
  readonly words: FormSettingsWords;
}

/** What saving does, and what was changed before. */
export const SettingsAside = ({ kept, effects, words }: SettingsAsideProps) => {
  const { client } = useServices();
  const { formId } = kept;
  const history = useMemo(
    () =>
      createResource(() =>
        client.call('consoleFormHistory', { params: { formId }, query: { size: LATEST } }),
      ),
    // What was saved is in it.
    // oxlint-disable-next-line react/exhaustive-deps
    [client, formId, kept],
  );
  const state = useResource(history);
  const entries = state.status === 'ready' ? state.data.records : [];
  return (
    <aside className={styles['rail']}>
      <h2>{words.after}</h2>
      <div aria-live="polite">
        {effects.length === 0 ? (
          <p className={styles['quiet']}>{words.nothing}</p>
        ) : (
          effects.map(({ title, text }) => (
            <p className={styles['effect']} key={title}>
              <b>{title}</b>
              {text !== '' && <span>{text}</span>}
            </p>
          ))
        )}
      </div>
      <h2>{words.history}</h2>
      {state.status === 'failed' ? (
        <p className={styles['quiet']}>{words.historyFailed}</p>
      ) : (
        state.status === 'ready' &&
        entries.length === 0 && <p className={styles['quiet']}>{words.noHistory}</p>
      )}
      {entries.map((entry) => (
        <p className={styles['effect']} key={entry.id}>
          <span>
            {entry.at.slice(5, 10)} {entry.by ?? words.somebody}
          </span>
          <span>{sentenceOf(entry, words, kept.others)}</span>
        </p>
      ))}
    </aside>
  );
};

/** What became of a form as a whole. */
const sentences = ({ became }: FormSettingsWords) =>
  new Map([
    ['form.put-away', became.putAway],
    ['form.put-back', became.putBack],
    ['form.delete', became.deleted],
    ['form.restore', became.restored],
  ]);

function sentenceOf(
  { action, changes }: HistoryEntry,
  words: FormSettingsWords,
  others: ConsoleFormSettings['others'],
): string {
  if (changes.length === 0) return sentences(words).get(action) ?? words.made;
  return changes
    .map(({ key, from, to }) => {
      const label = settingLabel(key, words);
      if (from === undefined && to === undefined) return words.changedKey(label);
      const [before, after] = [from, to].map(
        (value) => settingText(key, value, words, others) || words.blank,
      );
      return words.changedFrom(label, before ?? '', after ?? '');
    })
    .join(words.semicolon);
}

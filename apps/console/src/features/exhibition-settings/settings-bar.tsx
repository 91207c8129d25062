import type { ExhibitionSettingsWords } from '@zhantai/messages/exhibition-settings';
import { Button } from '@zhantai/ui';
import styles from './exhibition-settings.module.css';
import { settingLabel } from './setting-text.ts';

interface SettingsBarProps {
  readonly changed: readonly string[];
  readonly isOpen: boolean;
  readonly busy: boolean;
  /** Why it was not saved. */
  readonly refusal: string | null;
  readonly words: ExhibitionSettingsWords;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
}

/** How much is not saved, of what, and who sees it once it is. */
export const SettingsBar = ({
  changed,
  isOpen,
  busy,
  refusal,
  words,
  onSave,
  onDiscard,
}: SettingsBarProps) => (
  <section aria-label={words.unsavedLabel} className={styles['bar']}>
    <div>
      <b>{words.unsaved(changed.length)}</b>{' '}
      <span className={styles['quiet']}>
        {changed.map((key) => settingLabel(key, words)).join(words.separator)}
      </span>
      {refusal !== null && (
        <p className={styles['failed']} role="alert">
          {refusal} {words.kept}
        </p>
      )}
    </div>
    <Button onClick={onDiscard}>{words.discard}</Button>
    <Button busy={busy} onClick={onSave} variant="primary">
      {isOpen ? words.saveOpen : words.saveClosed}
    </Button>
  </section>
);

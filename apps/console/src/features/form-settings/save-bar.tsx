import type { FormApplies } from '@zhantai/contract';
import type { FormSettingsWords } from '@zhantai/messages/form-settings';
import { Button } from '@zhantai/ui';
import { lazy, Suspense, useState } from 'react';
import styles from './form-settings.module.css';
import { settingLabel } from './setting-text.ts';
import type { SettingKey } from './settings-change.ts';

const ConfirmDialog = lazy(async () => ({
  default: (await import('@zhantai/ui/dialog/confirm-dialog.tsx')).ConfirmDialog,
}));

interface SaveBarProps {
  readonly changed: readonly SettingKey[];
  readonly applies: FormApplies | null;
  /** Drafts that a deadline before now shuts out: saving asks first. */
  readonly drafts: number;
  readonly busy: boolean;
  readonly refusal: string | null;
  readonly words: FormSettingsWords;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
}

/** How much is not saved, of what, and for how many saving acts. */
export const SaveBar = ({
  changed,
  applies,
  drafts,
  busy,
  refusal,
  words,
  onSave,
  onDiscard,
}: SaveBarProps) => {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className={styles['bar']}>
      <div>
        <b>{words.unsaved(changed.length)}</b>
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
      <Button
        busy={busy}
        onClick={() => {
          if (drafts > 0) setIsAsking(true);
          else onSave();
        }}
        variant="primary"
      >
        {applies === null ? words.save : words.saveFor(applies.after)}
      </Button>
      {isAsking && (
        <Suspense fallback={null}>
          <ConfirmDialog
            cancelLabel={words.shutCancel}
            confirmLabel={words.shutConfirm}
            onCancel={() => {
              setIsAsking(false);
            }}
            onConfirm={() => {
              setIsAsking(false);
              onSave();
            }}
            text={`${words.effects.shut(drafts)}${words.semicolon}${words.effects.shutText}`}
            title={words.shutTitle}
            tone="danger"
          />
        </Suspense>
      )}
    </div>
  );
};

import { Icon } from '@zhantai/ui';
import { lazy, Suspense, useState } from 'react';
import type { SeenSection } from '../sections/seen-sections.ts';
import { useShortcut } from '../keys/use-shortcut.ts';
import { useSpeech } from '../words/words-context.ts';
import styles from './find-button.module.css';

const FindDialog = lazy(async () => ({ default: (await import('./find-dialog.tsx')).FindDialog }));

/** The way into the search over everything, by press or by Ctrl K. */
export const FindButton = ({ sections }: { readonly sections: readonly SeenSection[] }) => {
  const { words } = useSpeech();
  const [isOpen, setOpen] = useState(false);
  useShortcut({
    key: 'k',
    mod: true,
    run: () => {
      setOpen(true);
    },
  });
  return (
    <>
      <button
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        className={styles['button']}
        onClick={() => {
          setOpen(true);
        }}
        type="button"
      >
        <Icon name="search" />
        {words.find.open}
        <kbd aria-hidden="true">Ctrl K</kbd>
      </button>
      <Suspense fallback={null}>
        {isOpen && (
          <FindDialog
            onClose={() => {
              setOpen(false);
            }}
            sections={sections}
          />
        )}
      </Suspense>
    </>
  );
};

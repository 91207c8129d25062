import { Button, Icon } from '@zhantai/ui';
import { useEffect, useState } from 'react';
import styles from './undo-note.module.css';

/** Milliseconds in which what was done is undone by one press (console.md §0.3). */
const UNDO_MS = 10_000;

/** What was done, and how it is undone; another one is another object. */
export interface Undoable {
  readonly text: string;
  readonly undo: () => Promise<void>;
}

interface UndoNoteProps {
  readonly done: Undoable | null;
  /** The word of the button. */
  readonly label: string;
  /** Its time is over, or it was undone. */
  readonly onOver: () => void;
}

/** Says at the bottom of the window what was done; for ten seconds it can be undone. */
export const UndoNote = ({ done, label, onOver }: UndoNoteProps) => {
  const [isPaused, setPaused] = useState(false);
  useEffect(() => {
    // Who points at it or has the focus in it is about to press.
    if (done === null || isPaused) return undefined;
    const timer = setTimeout(onOver, UNDO_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [done, isPaused, onOver]);
  return (
    <div aria-live="polite" className={styles['place']}>
      {done !== null && (
        <div
          className={styles['note']}
          onBlur={() => {
            setPaused(false);
          }}
          onFocus={() => {
            setPaused(true);
          }}
          onPointerEnter={() => {
            setPaused(true);
          }}
          onPointerLeave={() => {
            setPaused(false);
          }}
        >
          <Icon name="check" size={16} />
          <span>{done.text}</span>
          <Button
            icon="undo"
            onClick={() => {
              onOver();
              void done.undo();
            }}
            size="small"
          >
            {label}
          </Button>
        </div>
      )}
    </div>
  );
};

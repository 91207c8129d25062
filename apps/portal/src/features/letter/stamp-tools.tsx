import type { FieldNode } from '@zhantai/engine';
import { Button } from '@zhantai/ui';
import { useSyncExternalStore } from 'react';
import { usePortal } from '../../shell/portal/portal-context.ts';
import styles from './letter.module.css';

export interface StampToolsProps {
  /** Takes the scan. */
  readonly node: FieldNode;
  /** Shows the letter on paper, to print or to save as PDF. */
  readonly onPaper: () => void;
}

/** Beside the scan of a stamped letter: the letter to print and stamp (design.md, m-commitment). */
export const StampTools = ({ node, onPaper }: StampToolsProps) => {
  const text = usePortal().words.formLater.letter;
  const { locked } = useSyncExternalStore(
    (listener) => node.subscribe(listener),
    () => node.state(),
  );
  if (locked) return null;
  return (
    <div className={styles['stamp']}>
      {node.item.help === '' && <p>{text.stamp}</p>}
      <Button icon="download" onClick={onPaper} size="small">
        {text.stampPaper}
      </Button>
    </div>
  );
};

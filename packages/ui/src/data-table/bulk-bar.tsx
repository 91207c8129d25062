import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { useTableWords } from './use-table-words.ts';
import styles from './data-table.module.css';

/** What {@link BulkBar} takes. */
export interface BulkBarProps {
  readonly count: number;
  readonly children: ReactNode;
  readonly onClear: () => void;
}

/** Stands in place of the toolbar while rows are ticked: how many, what can be done with them, and the way back. */
export const BulkBar = ({ count, children, onClear }: BulkBarProps) => {
  const words = useTableWords();
  return (
    <div aria-label={words.bulk} className={styles['bar']} role="group">
      <b className={styles['count']} role="status">
        {words.selected(count)}
      </b>
      {children}
      <Button onClick={onClear} variant="text">
        {words.clearSelection}
      </Button>
    </div>
  );
};

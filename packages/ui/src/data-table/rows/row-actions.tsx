import { Button } from '../../button/button.tsx';
import type { RowAction } from './row-action.ts';
import { RowMenu } from './row-menu.tsx';
import { useTableWords } from '../use-table-words.ts';
import styles from './table-row.module.css';

/** Actions that stand in a row as words; the rest goes into the menu (design.md §8). */
export const WORDS_IN_ROW = 2;

/** What {@link RowActions} takes. */
export interface RowActionsProps {
  readonly actions: readonly RowAction[];
  readonly row: string;
}

/** What can be done with a row, as words at its far right. */
export const RowActions = ({ actions, row }: RowActionsProps) => {
  const words = useTableWords();
  const rest = actions.slice(WORDS_IN_ROW);
  return (
    <div className={styles['actions']}>
      {actions.slice(0, WORDS_IN_ROW).map(({ key, label, onPress, disabled }, index) => (
        <Button
          aria-label={words.ofRow(label, row)}
          disabled={disabled}
          key={key}
          onClick={onPress}
          variant={index === 0 ? 'link' : 'quiet'}
        >
          {label}
        </Button>
      ))}
      {rest.length > 0 && <RowMenu actions={rest} look="word" row={row} />}
    </div>
  );
};

import type { RowNode } from '@zhantai/engine';
import { Button } from '@zhantai/ui';
import { useForm } from '../../../context/form-context.ts';
import styles from './rows.module.css';

/** What {@link RowActions} takes. */
export interface RowActionsProps {
  readonly row: RowNode;
  /** Which row, for who hears the words alone. */
  readonly title: string;
  readonly canRemove: boolean;
  /** Left out where the row is edited in its place. */
  readonly onEdit?: (row: RowNode) => void;
  readonly onRemove: (row: RowNode) => void;
  readonly onMore: (row: RowNode, button: HTMLButtonElement) => void;
}

/** 编辑, 删除 and 更多 of a row (seed.md §2). */
export const RowActions = ({ row, title, canRemove, onEdit, onRemove, onMore }: RowActionsProps) => {
  const { rows } = useForm().words.fields;
  return (
    <div className={styles['actions']}>
      {onEdit !== undefined && (
        <Button aria-label={`${rows.edit} ${title}`} onClick={() => onEdit(row)} variant="link">
          {rows.edit}
        </Button>
      )}
      {canRemove && (
        <Button aria-label={`${rows.remove} ${title}`} onClick={() => onRemove(row)} variant="quiet">
          {rows.remove}
        </Button>
      )}
      <Button
        aria-haspopup="menu"
        aria-label={`${rows.more} ${title}`}
        onClick={(event) => onMore(row, event.currentTarget)}
        variant="quiet"
      >
        {rows.more}
      </Button>
    </div>
  );
};

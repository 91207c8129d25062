import type { RowsNode } from '@zhantai/engine';
import { Button } from '@zhantai/ui';
import { useForm } from '../../context/form-context.ts';
import styles from './rows/rows.module.css';

/** What {@link TableToolbar} takes. */
export interface TableToolbarProps {
  readonly node: RowsNode;
  readonly locked: boolean;
  readonly onAdd: () => void;
}

/** Add and import at the left, the template at the right; import-only tables have no add (seed.md §4). */
export const TableToolbar = ({ node, locked, onAdd }: TableToolbarProps) => {
  const { words, tableTools, device } = useForm();
  const tools = tableTools?.(node);
  const adds = !locked && tools?.add !== false;
  const imports = locked ? undefined : tools?.before;
  if (!adds && imports === undefined && tools?.after === undefined) return null;
  // That it is full is no matter where nothing comes in.
  const refused = adds || imports !== undefined ? node.refusal() : null;
  return (
    <div className={styles['toolbar']}>
      {adds && (
        <Button
          disabled={refused !== null}
          icon="add"
          onClick={onAdd}
          size={device.name === 'mobile' ? 'phone' : 'small'}
        >
          {words.fields.rows.add}
        </Button>
      )}
      {imports}
      {refused !== null && <span className={styles['full']}>{words.problem(refused)}</span>}
      {tools?.after !== undefined && <div className={styles['after']}>{tools.after}</div>}
    </div>
  );
};

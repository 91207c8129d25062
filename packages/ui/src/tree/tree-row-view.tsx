import { TickMark } from '../choice/tick-mark.tsx';
import { Icon } from '../icon/icon.tsx';
import { usePickerWords } from '../kit-provider/use-picker-words.ts';
import type { TreeStatus } from './tree-item.ts';
import type { TreeRow } from './visible-rows.ts';
import styles from './tree.module.css';

/** Step of indentation in pixels (seed.md §9). */
const INDENT_PX = 21;

/** What {@link TreeRowView} takes. */
export interface TreeRowViewProps {
  readonly id: string;
  readonly row: TreeRow;
  readonly index: number;
  readonly mode: 'checkbox' | 'radio';
  readonly status: TreeStatus;
  readonly active: boolean;
  readonly loading: boolean;
  readonly failed: boolean;
  readonly start: number;
  readonly measure: (element: HTMLElement | null) => void;
  readonly onExpander: () => void;
  readonly onPress: () => void;
}

const ariaChecked = { checked: true, half: 'mixed', unchecked: false } as const;

/** One node: expander, mark, label, quiet words. */
export const TreeRowView = ({
  id,
  row,
  index,
  mode,
  status,
  active,
  loading,
  failed,
  start,
  measure,
  onExpander,
  onPress,
}: TreeRowViewProps) => {
  const words = usePickerWords().tree;
  const { item, level, expandable, expanded } = row;
  return (
    // Keys are handled by the tree, which keeps the focus and names the active row.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      aria-busy={loading || undefined}
      aria-checked={ariaChecked[status]}
      aria-disabled={item.disabled === true || undefined}
      aria-expanded={expandable ? expanded : undefined}
      aria-level={level}
      aria-posinset={row.position}
      aria-selected={status === 'checked'}
      aria-setsize={row.siblings}
      className={styles['row']}
      data-active={active || undefined}
      data-index={index}
      id={id}
      onClick={onPress}
      ref={measure}
      role="treeitem"
      style={{ transform: `translateY(${start}px)`, paddingLeft: (level - 1) * INDENT_PX }}
      tabIndex={-1}
    >
      <span
        aria-hidden="true"
        className={styles['expander']}
        data-shown={expandable}
        onClick={(event) => {
          if (!expandable) return;
          event.stopPropagation();
          onExpander();
        }}
        title={expandable ? (expanded ? words.collapse(item.label) : words.expand(item.label)) : undefined}
      >
        {expandable && <Icon name={expanded ? 'chevron-down' : 'chevron-right'} />}
      </span>
      <TickMark className={styles['mark']} mode={mode} status={status} />
      <span className={styles['label']}>
        {item.label}
        {item.appendText !== undefined && item.appendText !== '' && (
          <span className={styles['append']}>{item.appendText}</span>
        )}
      </span>
      {loading && <span className={styles['note']}>{words.loading}</span>}
      {failed && <span className={styles['failed']}>{words.failed}</span>}
    </div>
  );
};

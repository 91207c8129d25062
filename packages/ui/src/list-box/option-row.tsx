import { TickMark } from '../choice/tick-mark.tsx';
import { Icon } from '../icon/icon.tsx';
import type { ListOption } from './list-option.ts';
import styles from './list-box.module.css';

/** What {@link OptionRow} takes. */
export interface OptionRowProps {
  readonly id: string;
  readonly option: ListOption;
  /** Position in the list as shown, and its length, for the screen reader: rows out of sight do not exist. */
  readonly index: number;
  readonly count: number;
  readonly selected: boolean;
  readonly active: boolean;
  readonly multiple: boolean;
  /** Offset from the top of the list in pixels. */
  readonly start: number;
  readonly measure: (element: HTMLElement | null) => void;
  readonly onPress: () => void;
  readonly onEnter: () => void;
}

/** One row of a list: label, second line, and the mark of being chosen. */
export const OptionRow = ({
  id,
  option,
  index,
  count,
  selected,
  active,
  multiple,
  start,
  measure,
  onPress,
  onEnter,
}: OptionRowProps) => (
  // Keys are handled by the list, which keeps the focus and names the active row.
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
  <div
    aria-disabled={option.disabled === true || undefined}
    aria-posinset={index + 1}
    aria-selected={selected}
    aria-setsize={count}
    className={styles['option']}
    data-active={active || undefined}
    data-index={index}
    data-last={index === count - 1 || undefined}
    id={id}
    onClick={option.disabled === true ? undefined : onPress}
    onPointerMove={active || option.disabled === true ? undefined : onEnter}
    ref={measure}
    role="option"
    style={{ transform: `translateY(${start}px)` }}
    tabIndex={-1}
  >
    {multiple && <TickMark status={selected ? 'checked' : 'unchecked'} />}
    <span className={styles['words']}>
      <span className={styles['label']}>{option.label}</span>
      {option.description !== undefined && option.description !== '' && (
        <span className={styles['description']}>{option.description}</span>
      )}
    </span>
    {!multiple && selected && <Icon className={styles['check']} name="check" />}
  </div>
);

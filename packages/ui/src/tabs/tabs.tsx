import { useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { classNames } from '../text/class-names.ts';
import { stepTo } from './step-to.ts';
import styles from './tabs.module.css';

/** One word of {@link Tabs}. */
export interface TabItem<Key extends string = string> {
  readonly key: Key;
  readonly label: ReactNode;
  /** A figure after the word. */
  readonly count?: number;
}

/** What {@link Tabs} takes. */
export interface TabsProps<Key extends string = string> {
  /** Accessible name of the row of words. */
  readonly label: string;
  readonly items: readonly TabItem<Key>[];
  readonly selected: Key;
  readonly onSelect: (key: Key) => void;
  /** Id of the panel that the words switch. */
  readonly panelId?: string;
  /** `line`: 3 px of ink under the chosen word; `list`: words on an ink rule above a list. */
  readonly look?: 'line' | 'list';
  /** Stands at the right end of the row. */
  readonly after?: ReactNode;
  readonly className?: string | undefined;
}

/** Words that switch what stands below; arrows, Home and End move between them. */
export const Tabs = <Key extends string>({
  label,
  items,
  selected,
  onSelect,
  panelId,
  look = 'line',
  after,
  className,
}: TabsProps<Key>) => {
  const row = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const at = items.findIndex((item) => item.key === selected);
    const to = stepTo(event.key, at, items.length);
    const item = to === null ? undefined : items[to];
    if (item === undefined || to === null) return;
    event.preventDefault();
    onSelect(item.key);
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus();
  };
  return (
    <div className={classNames(styles['row'], styles[look], className)}>
      <div
        aria-label={label}
        className={styles['tabs']}
        onKeyDown={move}
        ref={row}
        role="tablist"
        tabIndex={-1}
      >
        {items.map((item) => (
          <button
            aria-controls={panelId}
            aria-selected={item.key === selected}
            className={styles['tab']}
            key={item.key}
            onClick={() => {
              onSelect(item.key);
            }}
            role="tab"
            tabIndex={item.key === selected ? 0 : -1}
            type="button"
          >
            {item.label}
            {item.count !== undefined && <span className={styles['count']}>{item.count}</span>}
          </button>
        ))}
      </div>
      {after !== undefined && <div className={styles['after']}>{after}</div>}
    </div>
  );
};

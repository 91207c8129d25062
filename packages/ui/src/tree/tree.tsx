import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { classNames } from '../text/class-names.ts';
import { useDevice } from '../device/use-device.ts';
import { usePickerWords } from '../kit-provider/use-picker-words.ts';
import { SearchBox } from '../list-box/search-box.tsx';
import { useTypeAhead } from '../list-box/use-type-ahead.ts';
import { moveInTree } from './move-in-tree.ts';
import { searchTree } from './search-tree.ts';
import type { TreeItem, TreeStatus } from './tree-item.ts';
import { TreeRowView } from './tree-row-view.tsx';
import { useExpansion } from './use-expansion.ts';
import { visibleRows } from './visible-rows.ts';
import styles from './tree.module.css';

export type { TreeItem, TreeStatus } from './tree-item.ts';

/** What {@link Tree} takes. */
export interface TreeProps {
  /** Accessible name. */
  readonly label: string;
  readonly items: readonly TreeItem[];
  readonly mode?: 'checkbox' | 'radio';
  /** How a node is ticked now; pass a new function when statuses have changed. */
  readonly status: (key: string) => TreeStatus;
  /** A node was pressed; the owner's machine decides what follows. */
  readonly onToggle: (key: string) => void;
  /** Fetches the children of a node; resolves once they are among `items`. A rejection offers another try. */
  readonly load?: (key: string) => Promise<unknown>;
  /** Nodes open at first. */
  readonly initiallyOpen?: readonly string[];
  readonly search?: boolean;
  readonly searchPlaceholder?: string;
  /** Pixels before it scrolls; without it the tree fills its place. */
  readonly maxHeight?: number;
  readonly focusOnMount?: boolean;
  readonly className?: string | undefined;
}

/** A tree with boxes or radio marks, windowed, loaded level by level if need be. It draws; the owner knows what is ticked. */
export const Tree = ({
  label,
  items,
  mode = 'checkbox',
  status,
  onToggle,
  load,
  initiallyOpen = [],
  search = false,
  searchPlaceholder,
  maxHeight,
  focusOnMount = false,
  className,
}: TreeProps) => {
  const words = usePickerWords().tree;
  const device = useDevice();
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [active, setActive] = useState<string | null>(null);
  const { expanded, loading, failed, open, close } = useExpansion(initiallyOpen, load);
  const lazy = load !== undefined;
  const rows = useMemo(
    () => visibleRows(items, { expanded, lazy, only: searchTree(items, query) }),
    [items, expanded, lazy, query],
  );
  const at = useMemo(() => rows.findIndex(({ item }) => item.key === active), [rows, active]);
  const windowed = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => (device === 'mobile' ? 48 : 36),
    getItemKey: (index) => rows[index]?.item.key ?? index,
    overscan: 8,
  });
  const typed = useTypeAhead();

  useEffect(() => {
    if (focusOnMount) scroller.current?.focus({ preventScroll: true });
  }, [focusOnMount]);

  const goTo = (index: number) => {
    setActive(rows[index]?.item.key ?? null);
    windowed.scrollToIndex(index);
  };
  const turn = (index: number) => {
    const row = rows[index];
    if (row === undefined || query !== '') return;
    if (row.expanded) close(row.item);
    else open(row.item);
  };
  const toggle = (index: number) => {
    const row = rows[index];
    if (row === undefined) return;
    setActive(row.item.key);
    if (failed.has(row.item.key)) open(row.item);
    else if (row.item.disabled !== true) onToggle(row.item.key);
  };

  const press = (event: KeyboardEvent) => {
    const move = moveInTree(rows, at, event.key);
    if (move !== null) {
      if (move.kind === 'go') goTo(move.to);
      else turn(at);
    } else if (event.key === 'Enter' || event.key === ' ') toggle(at);
    else {
      const found = typed(
        event,
        rows.map(({ item }) => ({ key: item.key, label: item.label })),
        at,
      );
      if (found >= 0) goTo(found);
      return;
    }
    event.preventDefault();
  };

  return (
    <div className={classNames(styles['root'], className)}>
      {search && (
        <SearchBox
          className={styles['search']}
          onQuery={(text) => {
            setQuery(text);
            windowed.scrollToOffset(0);
          }}
          query={query}
          {...(searchPlaceholder === undefined ? {} : { placeholder: searchPlaceholder })}
        />
      )}
      <div
        aria-activedescendant={at === -1 ? undefined : `${id}-${at}`}
        aria-label={label}
        aria-multiselectable={mode === 'checkbox' || undefined}
        className={styles['scroller']}
        onFocus={() => {
          if (at === -1 && rows.length > 0) setActive(rows[0]?.item.key ?? null);
        }}
        onKeyDown={press}
        ref={scroller}
        role="tree"
        style={maxHeight === undefined ? undefined : { maxHeight }}
        tabIndex={0}
      >
        <div className={styles['rows']} role="presentation" style={{ height: windowed.getTotalSize() }}>
          {windowed.getVirtualItems().map(({ index, key, start }) => {
            const row = rows[index];
            return row === undefined ? null : (
              <TreeRowView
                active={index === at}
                failed={failed.has(row.item.key)}
                id={`${id}-${index}`}
                index={index}
                key={key}
                loading={loading.has(row.item.key)}
                measure={windowed.measureElement}
                mode={mode}
                onExpander={() => {
                  setActive(row.item.key);
                  turn(index);
                }}
                onPress={() => {
                  toggle(index);
                }}
                row={row}
                start={start}
                status={status(row.item.key)}
              />
            );
          })}
        </div>
      </div>
      {rows.length === 0 && (
        <p className={styles['nothing']}>{query === '' ? words.empty : words.noMatch(query)}</p>
      )}
    </div>
  );
};

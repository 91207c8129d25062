import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { classNames } from '../text/class-names.ts';
import { useDevice } from '../device/use-device.ts';
import { usePickerWords } from '../kit-provider/use-picker-words.ts';
import { useKitWords } from '../kit-provider/use-kit-words.ts';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import { filterOptions } from './filter-options.ts';
import type { ListOption } from './list-option.ts';
import { OptionRow } from './option-row.tsx';
import { SearchBox } from './search-box.tsx';
import { stepOption } from './step-option.ts';
import { useTypeAhead } from './use-type-ahead.ts';
import styles from './list-box.module.css';

export type { ListOption } from './list-option.ts';

/** What {@link ListBox} takes. */
export interface ListBoxProps {
  /** Accessible name. */
  readonly label: string;
  readonly options: readonly ListOption[];
  /** Keys of what is chosen. */
  readonly selected: readonly string[];
  readonly multiple?: boolean;
  readonly onChange: (keys: readonly string[]) => void;
  /** A single choice was made, even the same again: time to close. */
  readonly onChoose?: (key: string) => void;
  /** Shows a search line. */
  readonly search?: boolean;
  readonly searchPlaceholder?: string;
  /** With it the owner filters (a remote dictionary); without it the list does. */
  readonly onQuery?: (query: string) => void;
  readonly loading?: boolean;
  readonly emptyText?: string;
  /** Pixels before it scrolls; without it the list fills its place. */
  readonly maxHeight?: number;
  /** Takes the focus when it appears. */
  readonly focusOnMount?: boolean;
  readonly className?: string | undefined;
}

const rowHeight = { desktop: 36, mobile: 48 };
const tallRowHeight = { desktop: 52, mobile: 60 };

/** A list to choose from, windowed so that thousands of options stay light; rows 36 on a desktop, 48 or 60 on a phone. */
export const ListBox = ({
  label,
  options,
  selected,
  multiple = false,
  onChange,
  onChoose,
  search = false,
  searchPlaceholder,
  onQuery,
  loading = false,
  emptyText,
  maxHeight,
  focusOnMount = false,
  className,
}: ListBoxProps) => {
  const kit = useKitWords();
  const words = usePickerWords();
  const device = useDevice();
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const shown = useMemo(
    () => (onQuery === undefined ? filterOptions(options, query) : options),
    [options, query, onQuery],
  );
  const chosen = useMemo(() => new Set(selected), [selected]);
  const [active, setActive] = useState(() => shown.findIndex((option) => chosen.has(option.key)));
  const rows = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => {
      const described = (shown[index]?.description ?? '') !== '';
      return (described ? tallRowHeight : rowHeight)[device];
    },
    getItemKey: (index) => shown[index]?.key ?? index,
    initialOffset: Math.max(0, active - 2) * rowHeight[device],
    overscan: 6,
  });
  const typed = useTypeAhead();

  useEffect(() => {
    if (focusOnMount) (input.current ?? scroller.current)?.focus({ preventScroll: true });
  }, [focusOnMount]);

  const goTo = (index: number) => {
    setActive(index);
    if (index >= 0) rows.scrollToIndex(index);
  };

  const choose = (index: number) => {
    const option = shown[index];
    if (option === undefined || option.disabled === true) return;
    setActive(index);
    if (!multiple) {
      onChange([option.key]);
      onChoose?.(option.key);
    } else if (chosen.has(option.key)) onChange(selected.filter((key) => key !== option.key));
    else onChange([...selected, option.key]);
  };

  const press = (event: KeyboardEvent) => {
    // The keys of an input method choose characters, not options.
    if (event.nativeEvent.isComposing) return;
    const inSearch = event.target === input.current;
    const to =
      inSearch && (event.key === 'Home' || event.key === 'End') ? null : stepOption(shown, active, event.key);
    if (to !== null) goTo(to);
    else if (event.key === 'Enter' || (event.key === ' ' && !inSearch)) choose(active);
    else {
      const found = inSearch ? -1 : typed(event, shown, active);
      if (found >= 0) goTo(found);
      return;
    }
    event.preventDefault();
  };

  const ask = (text: string) => {
    setQuery(text);
    onQuery?.(text);
    setActive(text === '' ? -1 : 0);
    rows.scrollToOffset(0);
  };

  const activeOption = shown[active];
  const activeId = activeOption === undefined ? undefined : `${id}-${active}`;
  const empty = query === '' ? (emptyText ?? words.list.empty) : words.list.noMatch(query);
  return (
    <div className={classNames(styles['root'], className)} onKeyDown={press} role="presentation">
      {search && (
        <SearchBox
          aria-activedescendant={activeId}
          aria-autocomplete="list"
          aria-controls={`${id}-list`}
          aria-expanded="true"
          className={styles['search']}
          onQuery={ask}
          query={query}
          ref={input}
          role="combobox"
          {...(searchPlaceholder === undefined ? {} : { placeholder: searchPlaceholder })}
        />
      )}
      <div
        aria-activedescendant={search ? undefined : activeId}
        aria-busy={loading || undefined}
        aria-label={label}
        aria-multiselectable={multiple || undefined}
        className={styles['scroller']}
        id={`${id}-list`}
        ref={scroller}
        role="listbox"
        style={maxHeight === undefined ? undefined : { maxHeight }}
        tabIndex={search ? -1 : 0}
      >
        <div className={styles['rows']} role="presentation" style={{ height: rows.getTotalSize() }}>
          {rows.getVirtualItems().map((row) => {
            const option = shown[row.index];
            return option === undefined ? null : (
              <OptionRow
                active={row.index === active}
                count={shown.length}
                id={`${id}-${row.index}`}
                index={row.index}
                key={row.key}
                measure={rows.measureElement}
                multiple={multiple}
                onEnter={() => {
                  setActive(row.index);
                }}
                onPress={() => {
                  choose(row.index);
                }}
                option={option}
                selected={chosen.has(option.key)}
                start={row.start}
              />
            );
          })}
        </div>
      </div>
      {(loading || shown.length === 0) && (
        <p className={styles['nothing']}>{loading ? kit.loading : empty}</p>
      )}
      <VisuallyHidden>
        <span aria-live="polite">{query !== '' && !loading ? words.list.matches(shown.length) : ''}</span>
      </VisuallyHidden>
    </div>
  );
};

import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { TickMark } from '../choice/tick-mark.tsx';
import { useDevice } from '../device/use-device.ts';
import { Icon } from '../icon/icon.tsx';
import { stepOption } from '../list-box/step-option.ts';
import { useTypeAhead } from '../list-box/use-type-ahead.ts';
import type { CascaderItem } from './cascader-item.ts';
import styles from './cascader-panel.module.css';

/** How an item of a column stands. */
export interface ItemState {
  readonly branch: boolean;
  /** Its level is open beside it. */
  readonly open: boolean;
  /** Chosen itself. */
  readonly chosen: boolean;
  /** Something below it is chosen. */
  readonly holds: boolean;
  readonly loading: boolean;
  readonly failed: boolean;
}

/** What {@link CascaderColumn} takes. */
export interface CascaderColumnProps {
  readonly label: string;
  readonly items: readonly CascaderItem[];
  readonly stateOf: (item: CascaderItem) => ItemState;
  readonly multiple: boolean;
  /** Takes the focus when it appears. */
  readonly takeFocus: boolean;
  readonly loadingText: string;
  readonly failedText: string;
  /** Pressed, by finger or by Enter. `byKey` asks for the focus to follow into the next level. */
  readonly onPress: (item: CascaderItem, byKey: boolean) => void;
  readonly onBack: () => void;
}

/** One level of a cascader, windowed. */
export const CascaderColumn = ({
  label,
  items,
  stateOf,
  multiple,
  takeFocus,
  loadingText,
  failedText,
  onPress,
  onBack,
}: CascaderColumnProps) => {
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const mobile = useDevice() === 'mobile';
  const [active, setActive] = useState(() =>
    items.findIndex((item) => {
      const { open, chosen, holds } = stateOf(item);
      return open || chosen || holds;
    }),
  );
  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => (mobile ? 48 : 36),
    initialOffset: Math.max(0, active - 2) * (mobile ? 48 : 36),
    overscan: 6,
  });
  const typed = useTypeAhead();
  const options = items.map((item) => ({ key: item.value, label: item.label, disabled: item.disabled }));

  useEffect(() => {
    if (takeFocus) scroller.current?.focus();
  }, [takeFocus]);

  const goTo = (index: number) => {
    setActive(index);
    if (index >= 0) rows.scrollToIndex(index);
  };
  const act = (index: number, byKey: boolean) => {
    const item = items[index];
    if (item === undefined || item.disabled === true) return;
    setActive(index);
    onPress(item, byKey);
  };
  const press = (event: KeyboardEvent) => {
    const to = stepOption(options, active, event.key);
    const item = items[active];
    if (to !== null) goTo(to);
    else if (event.key === 'ArrowLeft') onBack();
    else if (event.key === 'ArrowRight' && item !== undefined && stateOf(item).branch) act(active, true);
    else if (event.key === 'Enter' || event.key === ' ') act(active, true);
    else {
      const found = typed(event, options, active);
      if (found >= 0) goTo(found);
      return;
    }
    event.preventDefault();
  };

  return (
    <div
      aria-activedescendant={active === -1 ? undefined : `${id}-${active}`}
      aria-label={label}
      aria-multiselectable={multiple || undefined}
      className={styles['column']}
      onFocus={() => {
        if (active === -1) setActive(stepOption(options, -1, 'ArrowDown') ?? -1);
      }}
      onKeyDown={press}
      ref={scroller}
      role="listbox"
      tabIndex={0}
    >
      <div className={styles['rows']} role="presentation" style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map((row) => {
          const item = items[row.index];
          if (item === undefined) return null;
          const state = stateOf(item);
          return (
            // Keys belong to the column, which keeps the focus and names the active row.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              aria-disabled={item.disabled === true || undefined}
              aria-posinset={row.index + 1}
              aria-selected={state.chosen || state.open}
              aria-setsize={items.length}
              className={styles['option']}
              data-active={row.index === active || undefined}
              data-chosen={state.chosen || state.holds || undefined}
              data-index={row.index}
              data-open={state.open || undefined}
              id={`${id}-${row.index}`}
              key={item.value}
              onClick={() => {
                act(row.index, false);
              }}
              ref={rows.measureElement}
              role="option"
              style={{ transform: `translateY(${row.start}px)` }}
              tabIndex={-1}
            >
              {multiple && !state.branch && <TickMark status={state.chosen ? 'checked' : 'unchecked'} />}
              <span className={styles['label']}>{item.label}</span>
              {state.loading && <span className={styles['note']}>{loadingText}</span>}
              {state.failed && <span className={styles['failed']}>{failedText}</span>}
              {state.branch && <Icon className={styles['arrow']} name="chevron-right" size={16} />}
              {!multiple && !state.branch && state.chosen && (
                <Icon className={styles['check']} name="check" />
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
};

import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { localToday } from '../local-today.ts';
import { useDevice } from '../device/use-device.ts';
import { usePickerWords } from '../kit-provider/use-picker-words.ts';
import { moveYear } from './move-year.ts';
import { pageStart, tenYears } from './ten-years.ts';
import styles from './year-grid.module.css';

/** What {@link YearGrid} takes. */
export interface YearGridProps {
  readonly value: number | null;
  readonly onChange: (year: number) => void;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** Today as `YYYY-MM-DD`; its year is marked. */
  readonly today?: string | undefined;
  /** The year whose page shows first when nothing is chosen. */
  readonly startYear?: number | undefined;
  readonly focusOnMount?: boolean;
}

/** Ten years a page with arrows that turn it (engine.md §9). */
export const YearGrid = ({
  value,
  onChange,
  min,
  max,
  today = localToday(),
  startYear,
  focusOnMount = false,
}: YearGridProps) => {
  const words = usePickerWords().years;
  const mobile = useDevice() === 'mobile';
  const grid = useRef<HTMLDivElement>(null);
  const thisYear = Number(today.slice(0, 4));
  const [focus, setFocus] = useState({ year: value ?? startYear ?? thisYear, moved: focusOnMount });
  const years = tenYears(focus.year);
  const allowed = (year: number) => year >= (min ?? 1) && year <= (max ?? 9999);

  useEffect(() => {
    if (focus.moved) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [focus]);

  const press = (event: KeyboardEvent) => {
    const to = moveYear(focus.year, event.key);
    if (to === null || to < 1 || to > 9999) return;
    event.preventDefault();
    setFocus({ year: to, moved: true });
  };
  const turn = (by: number) => () => {
    setFocus({ year: Math.min(9999, Math.max(1, focus.year + by)), moved: false });
  };
  const first = pageStart(focus.year);
  return (
    <div className={styles['years']} data-mobile={mobile || undefined}>
      <div className={styles['head']}>
        <IconButton icon="chevron-left" label={words.previous} onClick={turn(-10)} />
        <span aria-live="polite" className={styles['title']}>
          {words.page(first, first + 9)}
        </span>
        <IconButton icon="chevron-right" label={words.next} onClick={turn(10)} />
      </div>
      <div aria-label={words.label} className={styles['grid']} ref={grid} role="group">
        {years.map((year) => (
          <button
            aria-current={year === thisYear ? 'date' : undefined}
            aria-disabled={!allowed(year) || undefined}
            aria-label={words.year(year)}
            aria-pressed={year === value}
            className={styles['year']}
            key={year}
            onClick={() => {
              if (!allowed(year)) return;
              setFocus({ year, moved: false });
              onChange(year);
            }}
            onKeyDown={press}
            tabIndex={year === focus.year ? 0 : -1}
            type="button"
          >
            {year}
          </button>
        ))}
      </div>
    </div>
  );
};

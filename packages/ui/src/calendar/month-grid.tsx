import { useEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { usePickerWords } from '../kit-provider/use-picker-words.ts';
import { DayCell } from './day-cell.tsx';
import type { DayMarks } from './day-marks.ts';
import { isAllowed } from './day.ts';
import type { Month } from './month.ts';
import { monthDays } from './month-days.ts';
import { moveDay } from './move-day.ts';
import styles from './calendar.module.css';

/** What {@link MonthGrid} takes. */
export interface MonthGridProps {
  readonly month: Month;
  /** The day the keyboard stands on. */
  readonly focused: string;
  /** Moves the focus there after drawing, because a key asked for it. */
  readonly takeFocus: boolean;
  readonly today: string;
  readonly min: string | undefined;
  readonly max: string | undefined;
  readonly marks: (day: string) => DayMarks;
  readonly lunarLabel: (day: string) => string;
  readonly onPick: (day: string) => void;
  readonly onFocusDay: (day: string) => void;
  readonly onHover?: (day: string | null) => void;
}

const weeks = [0, 1, 2, 3, 4, 5];

/** One month: six weeks from Monday, moved through by keys as the ARIA grid asks. */
export const MonthGrid = ({
  month,
  focused,
  takeFocus,
  today,
  min,
  max,
  marks,
  lunarLabel,
  onPick,
  onFocusDay,
  onHover,
}: MonthGridProps) => {
  const words = usePickerWords().calendar;
  const table = useRef<HTMLTableElement>(null);
  const days = monthDays(month.year, month.month);
  const own = `${String(month.year).padStart(4, '0')}-${String(month.month).padStart(2, '0')}-`;
  const tabStop = focused.startsWith(own) ? focused : `${own}01`;

  useEffect(() => {
    if (takeFocus && focused.startsWith(own)) {
      table.current?.querySelector<HTMLElement>(`[data-day="${focused}"][data-own]`)?.focus();
    }
  }, [takeFocus, focused, own]);

  const press = (event: KeyboardEvent) => {
    const to = moveDay(tabStop, event.key, event.shiftKey);
    if (to === null) return;
    event.preventDefault();
    onFocusDay(to);
  };

  return (
    <table
      aria-label={words.title(month.year, month.month)}
      className={styles['grid']}
      onKeyDown={press}
      onPointerLeave={() => onHover?.(null)}
      ref={table}
      role="grid"
    >
      <thead>
        <tr>
          {words.weekdays.map((name, index) => (
            <th abbr={words.weekdayNames[index]} className={styles['weekday']} key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={days[week * 7]}>
            {days.slice(week * 7, week * 7 + 7).map((day, index) => (
              <DayCell
                allowed={isAllowed(day, min, max)}
                day={day}
                key={day}
                lunar={lunarLabel(day)}
                marks={marks(day)}
                onHover={onHover}
                onPick={onPick}
                own={day.startsWith(own)}
                tabStop={day === tabStop}
                today={day === today}
                weekday={words.weekdayNames[index] ?? ''}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

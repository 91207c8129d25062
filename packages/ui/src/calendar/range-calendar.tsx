import { useState } from 'react';
import type { ReactNode } from 'react';
import { useDevice } from '../device/use-device.ts';
import { Icon } from '../icon/icon.tsx';
import { usePickerWords } from '../kit-provider/use-picker-words.ts';
import { readDay } from './day.ts';
import { dayMarks } from './day-marks.ts';
import { localToday } from '../local-today.ts';
import { addMonths, dayInMonth, monthOf, monthsBetween } from './month.ts';
import type { Month } from './month.ts';
import { MonthChoice } from './month-choice.tsx';
import { MonthGrid } from './month-grid.tsx';
import { MonthHead } from './month-head.tsx';
import { TypedDay } from './typed-day.tsx';
import { useLunarLabel } from './use-lunar-label.ts';
import styles from './calendar.module.css';

/** What {@link RangeCalendar} takes. Days are `YYYY-MM-DD`, empty text is none. */
export interface RangeCalendarProps {
  readonly start: string;
  /** Empty while only the start is picked. */
  readonly end: string;
  /** A day was pressed; the owner's rules make a start, an end or a new start of it. */
  readonly onPick: (day: string) => void;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  /** Today in the exhibition's zone. */
  readonly today?: string | undefined;
  readonly lunar?: boolean;
  /** With it both days can also be typed; the owner judges the text. */
  readonly onTyped?: (side: 'start' | 'end', text: string) => void;
  /** Starts on the chosen start, as a calendar opened by a key should. */
  readonly focusOnMount?: boolean;
  readonly footer?: ReactNode;
}

/** Two months side by side (653 px; one on a phone) to pick a start and an end, previewed under the pointer. */
export const RangeCalendar = ({
  start,
  end,
  onPick,
  min,
  max,
  today = localToday(),
  lunar = true,
  onTyped,
  focusOnMount = false,
  footer,
}: RangeCalendarProps) => {
  const words = usePickerWords().calendar;
  const mobile = useDevice() === 'mobile';
  const [focus, setFocus] = useState({ day: readDay(start) === null ? today : start, moved: focusOnMount });
  const [left, setLeft] = useState<Month>(() => monthOf(focus.day));
  const [followed, setFollowed] = useState({ start, end });
  const [hover, setHover] = useState<string | null>(null);
  const [choosing, setChoosing] = useState<number | null>(null);
  const lunarLabel = useLunarLabel(lunar);
  const pages = mobile ? [left] : [left, addMonths(left, 1)];

  // An end set from outside (typed, cleared) turns to its page.
  if (start !== followed.start || end !== followed.end) {
    setFollowed({ start, end });
    const changed = start === followed.start ? end : start;
    const ahead = monthsBetween(left, monthOf(changed));
    if (readDay(changed) !== null && (ahead < 0 || ahead >= pages.length)) {
      setFocus({ day: changed, moved: false });
      setLeft(monthOf(changed));
    }
  }

  const stand = (day: string) => {
    setFocus({ day, moved: true });
    const ahead = monthsBetween(left, monthOf(day));
    if (ahead < 0) setLeft(monthOf(day));
    else if (ahead >= pages.length) setLeft(addMonths(monthOf(day), 1 - pages.length));
  };
  const turnTo = (page: number) => (month: Month) => {
    setFocus({ day: dayInMonth(focus.day, month), moved: false });
    setLeft(addMonths(month, -page));
  };

  return (
    <div
      aria-label={words.rangeLabel}
      className={styles['panel']}
      data-mobile={mobile || undefined}
      data-range
      role="group"
    >
      {onTyped !== undefined && (
        <div className={styles['typed']}>
          <TypedDay
            label={words.rangeStart}
            onTyped={(text) => {
              onTyped('start', text);
            }}
            value={start}
          />
          <Icon name="arrow-right" size={16} />
          <TypedDay
            label={words.rangeEnd}
            onTyped={(text) => {
              onTyped('end', text);
            }}
            value={end}
          />
        </div>
      )}
      <div className={styles['pages']}>
        {pages.map((month, page) => (
          <div className={styles['page']} key={`${month.year}-${month.month}`}>
            <MonthHead
              after={page === pages.length - 1}
              before={page === 0}
              choosing={choosing === page}
              month={month}
              onMonth={turnTo(page)}
              onTitle={() => {
                setChoosing(choosing === page ? null : page);
              }}
            />
            {choosing === page ? (
              <MonthChoice
                month={month}
                onChoose={turnTo(page)}
                onDone={() => {
                  setChoosing(null);
                }}
                today={today}
              />
            ) : (
              <MonthGrid
                focused={focus.day}
                lunarLabel={lunarLabel}
                marks={dayMarks({ start, end, hover })}
                max={max}
                min={min}
                month={month}
                onFocusDay={(day) => {
                  stand(day);
                  setHover(day);
                }}
                onHover={setHover}
                onPick={(day) => {
                  stand(day);
                  onPick(day);
                }}
                takeFocus={focus.moved}
                today={today}
              />
            )}
          </div>
        ))}
      </div>
      {footer !== undefined && <div className={styles['footer']}>{footer}</div>}
    </div>
  );
};

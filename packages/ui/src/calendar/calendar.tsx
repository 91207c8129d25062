import { useState } from 'react';
import type { ReactNode } from 'react';
import { useDevice } from '../device/use-device.ts';
import { usePickerWords } from '../kit-provider/use-picker-words.ts';
import { readDay } from './day.ts';
import { dayMarks } from './day-marks.ts';
import { localToday } from '../local-today.ts';
import { dayInMonth, monthOf } from './month.ts';
import { MonthChoice } from './month-choice.tsx';
import { MonthGrid } from './month-grid.tsx';
import { MonthHead } from './month-head.tsx';
import { TypedDay } from './typed-day.tsx';
import { useLunarLabel } from './use-lunar-label.ts';
import styles from './calendar.module.css';

/** What {@link Calendar} takes. Days are `YYYY-MM-DD`, empty text is none. */
export interface CalendarProps {
  readonly value: string;
  readonly onPick: (day: string) => void;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  /** Today in the exhibition's zone. */
  readonly today?: string | undefined;
  /** Shows lunar days in Chinese. */
  readonly lunar?: boolean;
  /** With it the day can also be typed; the owner judges the text. */
  readonly onTyped?: (text: string) => void;
  /** Starts on the chosen day, as a calendar opened by a key should. */
  readonly focusOnMount?: boolean;
  /** Stands at the right of the days: time columns. */
  readonly aside?: ReactNode;
  readonly footer?: ReactNode;
}

/** A month's page to pick one day from, 301 px wide on a desktop, the whole width on a phone. */
export const Calendar = ({
  value,
  onPick,
  min,
  max,
  today = localToday(),
  lunar = true,
  onTyped,
  focusOnMount = false,
  aside,
  footer,
}: CalendarProps) => {
  const words = usePickerWords().calendar;
  const mobile = useDevice() === 'mobile';
  const [focus, setFocus] = useState({ day: readDay(value) === null ? today : value, moved: focusOnMount });
  const [followed, setFollowed] = useState(value);
  const [choosing, setChoosing] = useState(false);
  const lunarLabel = useLunarLabel(lunar);
  // A value set from outside (typed, cleared) turns to its page.
  if (value !== followed) {
    setFollowed(value);
    if (readDay(value) !== null) setFocus({ day: value, moved: false });
  }
  const month = monthOf(focus.day);
  return (
    <div aria-label={words.label} className={styles['panel']} data-mobile={mobile || undefined} role="group">
      {onTyped !== undefined && (
        <div className={styles['typed']}>
          <TypedDay label={words.typed} onTyped={onTyped} value={value} />
        </div>
      )}
      <div className={styles['pages']}>
        <div className={styles['page']}>
          <MonthHead
            choosing={choosing}
            month={month}
            onMonth={(to) => {
              setFocus({ day: dayInMonth(focus.day, to), moved: false });
            }}
            onTitle={() => {
              setChoosing(!choosing);
            }}
          />
          {choosing ? (
            <MonthChoice
              month={month}
              onChoose={(to) => {
                setFocus({ day: dayInMonth(focus.day, to), moved: false });
              }}
              onDone={() => {
                setChoosing(false);
              }}
              today={today}
            />
          ) : (
            <MonthGrid
              focused={focus.day}
              lunarLabel={lunarLabel}
              marks={dayMarks({ start: value, end: '', hover: null })}
              max={max}
              min={min}
              month={month}
              onFocusDay={(day) => {
                setFocus({ day, moved: true });
              }}
              onPick={(day) => {
                setFocus({ day, moved: true });
                onPick(day);
              }}
              takeFocus={focus.moved}
              today={today}
            />
          )}
        </div>
        {aside !== undefined && <div className={styles['aside']}>{aside}</div>}
      </div>
      {footer !== undefined && <div className={styles['footer']}>{footer}</div>}
    </div>
  );
};

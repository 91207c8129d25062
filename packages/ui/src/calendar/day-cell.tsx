import { usePickerWords } from '../kit-provider/use-picker-words.ts';
import type { DayMarks } from './day-marks.ts';
import styles from './calendar.module.css';

/** What {@link DayCell} takes. */
export interface DayCellProps {
  readonly day: string;
  /** Belongs to the month of the page, not to a neighbour. */
  readonly own: boolean;
  readonly allowed: boolean;
  readonly today: boolean;
  readonly tabStop: boolean;
  readonly marks: DayMarks;
  readonly weekday: string;
  readonly lunar: string;
  readonly onPick: (day: string) => void;
  readonly onHover: ((day: string | null) => void) | undefined;
}

/** One day of a month's page. */
export const DayCell = ({
  day,
  own,
  allowed,
  today,
  tabStop,
  marks,
  weekday,
  lunar,
  onPick,
  onHover,
}: DayCellProps) => {
  const words = usePickerWords().calendar;
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const selected = own && (marks.start || marks.end);
  const name = [
    words.day(year, month, date),
    weekday,
    lunar,
    today ? words.today : '',
    own && marks.start ? words.selected : '',
    own && marks.between ? words.inRange : '',
    allowed ? '' : words.unavailable,
  ];
  return (
    <td
      aria-selected={selected}
      className={styles['cell']}
      data-between={(own && marks.between) || undefined}
      data-end={(own && marks.end) || undefined}
      data-start={(own && marks.start) || undefined}
    >
      <button
        aria-current={today ? 'date' : undefined}
        aria-disabled={!allowed || undefined}
        aria-label={name.filter((part) => part !== '').join(' ')}
        className={styles['day']}
        data-day={day}
        data-own={own || undefined}
        data-selected={selected || undefined}
        data-today={(own && today) || undefined}
        onClick={() => {
          if (allowed) onPick(day);
        }}
        onPointerEnter={() => onHover?.(allowed ? day : null)}
        tabIndex={tabStop && own ? 0 : -1}
        type="button"
      >
        <span className={styles['number']}>{date}</span>
        {/* Drawn by the style sheet: the text in the button stays the number that people say to press it. */}
        {lunar !== '' && <span className={styles['lunar']} data-lunar={lunar} />}
      </button>
    </td>
  );
};

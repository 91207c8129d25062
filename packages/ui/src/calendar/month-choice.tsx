import { usePickerWords } from '../kit-provider/use-picker-words.ts';
import { YearGrid } from '../year-grid/year-grid.tsx';
import type { Month } from './month.ts';
import styles from './calendar.module.css';

/** What {@link MonthChoice} takes. */
export interface MonthChoiceProps {
  readonly month: Month;
  readonly today: string;
  readonly onChoose: (month: Month) => void;
  /** The month was named, not only the year: back to the days. */
  readonly onDone: () => void;
}

/** Years and months to jump to, in place of the days. */
export const MonthChoice = ({ month, today, onChoose, onDone }: MonthChoiceProps) => {
  const words = usePickerWords().calendar;
  return (
    <div className={styles['choice']}>
      <YearGrid
        onChange={(year) => {
          onChoose({ year, month: month.month });
        }}
        today={today}
        value={month.year}
      />
      <div className={styles['months']}>
        {words.months.map((name, index) => (
          <button
            aria-pressed={index + 1 === month.month}
            className={styles['month']}
            key={name}
            onClick={() => {
              onChoose({ year: month.year, month: index + 1 });
              onDone();
            }}
            type="button"
          >
            {name}
          </button>
        ))}
      </div>
    </div>
  );
};

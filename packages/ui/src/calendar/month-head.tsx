import { IconButton } from '../button/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { usePickerWords } from '../kit-provider/use-picker-words.ts';
import { addMonths } from './month.ts';
import type { Month } from './month.ts';
import styles from './calendar.module.css';

/** What {@link MonthHead} takes. */
export interface MonthHeadProps {
  readonly month: Month;
  readonly onMonth: (month: Month) => void;
  /** Opens the choice of years and months. */
  readonly onTitle: () => void;
  readonly choosing: boolean;
  /** Which turning buttons this page has; the inner ones of a pair have none. */
  readonly before?: boolean;
  readonly after?: boolean;
}

/** Title of a month's page with the buttons that turn it. */
export const MonthHead = ({
  month,
  onMonth,
  onTitle,
  choosing,
  before = true,
  after = true,
}: MonthHeadProps) => {
  const words = usePickerWords().calendar;
  const turn = (months: number) => () => {
    onMonth(addMonths(month, months));
  };
  return (
    <div className={styles['head']}>
      <span className={styles['turns']} data-shown={before}>
        <IconButton disabled={!before} icon="chevrons-left" label={words.previousYear} onClick={turn(-12)} />
        <IconButton disabled={!before} icon="chevron-left" label={words.previousMonth} onClick={turn(-1)} />
      </span>
      <button aria-expanded={choosing} className={styles['title']} onClick={onTitle} type="button">
        <span aria-live="polite">{words.title(month.year, month.month)}</span>
        <Icon name={choosing ? 'chevron-up' : 'chevron-down'} size={16} />
      </button>
      <span className={styles['turns']} data-shown={after}>
        <IconButton disabled={!after} icon="chevron-right" label={words.nextMonth} onClick={turn(1)} />
        <IconButton disabled={!after} icon="chevrons-right" label={words.nextYear} onClick={turn(12)} />
      </span>
    </div>
  );
};

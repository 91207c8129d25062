import { useDevice } from '../device/use-device.ts';
import { usePickerWords } from '../kit-provider/use-picker-words.ts';
import { columnSizes, readTime, withPart } from './time-parts.ts';
import { TimeColumn } from './time-column.tsx';
import styles from './time-columns.module.css';

/** What {@link TimeColumns} takes. */
export interface TimeColumnsProps {
  /** `HH:mm:ss`, or empty text while nothing is chosen. */
  readonly value: string;
  readonly onChange: (time: string) => void;
  /** Accessible name of the three columns together. */
  readonly label?: string;
  /** Names the columns visibly, as where a start and an end stand side by side. */
  readonly heading?: string;
}

/** Hours, minutes and seconds in columns of 24, 60 and 60; wheels on a phone. */
export const TimeColumns = ({ value, onChange, label, heading }: TimeColumnsProps) => {
  const words = usePickerWords().time;
  const wheel = useDevice() === 'mobile';
  const parts = readTime(value);
  const names = [words.hour, words.minute, words.second];
  return (
    <div
      aria-label={label ?? heading ?? words.label}
      className={styles['columns']}
      data-wheel={wheel || undefined}
      role="group"
    >
      {heading !== undefined && (
        <div aria-hidden="true" className={styles['heading']}>
          {heading}
        </div>
      )}
      <div className={styles['row']}>
        {([0, 1, 2] as const).map((column) => (
          <TimeColumn
            key={column}
            label={names[column] ?? ''}
            onChange={(part) => {
              onChange(withPart(value, column, part));
            }}
            size={columnSizes[column]}
            value={parts?.[column] ?? null}
            wheel={wheel}
          />
        ))}
      </div>
    </div>
  );
};

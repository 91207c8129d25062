import { TimeColumns } from '@zhantai/ui/time-columns/time-columns.tsx';
import { useForm } from '../../../context/form-context.ts';
import styles from '../../date/popups/popups.module.css';
import type { Ends } from '../range-kind.ts';

/** What {@link TimeRangePanel} takes. */
export interface TimeRangePanelProps {
  readonly ends: Ends;
  readonly onChange: (ends: Ends) => void;
}

/** Two times side by side. */
export const TimeRangePanel = ({ ends, onChange }: TimeRangePanelProps) => {
  const { words } = useForm();
  const { start, end } = words.fields.date;
  return (
    <div className={styles['columns']}>
      <div>
        <p className={styles['columnTitle']}>{start}</p>
        <TimeColumns label={start} onChange={(time) => onChange([time, ends[1]])} value={ends[0]} />
      </div>
      <div>
        <p className={styles['columnTitle']}>{end}</p>
        <TimeColumns label={end} onChange={(time) => onChange([ends[0], time])} value={ends[1]} />
      </div>
    </div>
  );
};

import { TimeColumns } from '@zhantai/ui/time-columns/time-columns.tsx';
import { useState } from 'react';
import { useForm } from '../../../context/form-context.ts';
import styles from './popups.module.css';
import { shortTimes } from '@zhantai/engine';

/** What {@link TimeRow} takes. */
export interface TimeRowProps {
  readonly label: string;
  /** `HH:mm:ss`. */
  readonly value: string;
  readonly onChange: (time: string) => void;
}

/** What unfolds at the end of a sheet would stay below its edge. */
const intoView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'end' });

/** A line under a phone's calendar that unfolds the columns of a time. */
export const TimeRow = ({ label, value, onChange }: TimeRowProps) => {
  const { words } = useForm();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button aria-expanded={open} className={styles['timeRow']} onClick={() => setOpen(!open)} type="button">
        <span>{label}</span>
        <b>{shortTimes(value)}</b>
      </button>
      {open && (
        <div className={styles['timeColumns']} ref={intoView}>
          <TimeColumns
            heading={words.fields.date.chooseTime}
            label={label}
            onChange={onChange}
            value={value}
          />
        </div>
      )}
    </>
  );
};

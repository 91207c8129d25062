import { Button } from '@zhantai/ui';
import { Popover } from '@zhantai/ui/popover/popover.tsx';
import { TimeColumns } from '@zhantai/ui/time-columns/time-columns.tsx';
import { useState } from 'react';
import { useForm } from '../../../form/form-context.ts';
import styles from '../calendar-field.module.css';
import type { CalendarPopupProps } from '../popup.ts';

/** The columns of a time at a desk. */
export const Popup = ({ label, value, triggerRef, onSet, onClose }: CalendarPopupProps) => {
  const { words } = useForm();
  const [time, setTime] = useState(value === '' ? '00:00:00' : value);
  return (
    <Popover label={label} onClose={onClose} triggerRef={triggerRef} width={240}>
      <div className={styles['panel']}>
        <TimeColumns label={label} onChange={setTime} value={time} />
        <div className={styles['footer']}>
          <Button
            onClick={() => {
              onSet(time);
              onClose();
            }}
            size="small"
            variant="primary"
          >
            {words.fields.confirm}
          </Button>
        </div>
      </div>
    </Popover>
  );
};

import { Button } from '@zhantai/ui';
import { Popover } from '@zhantai/ui/overlays/popover.tsx';
import { TimeColumns } from '@zhantai/ui/time-columns/time-columns.tsx';
import { useForm } from '../../../context/form-context.ts';
import styles from './popups.module.css';
import type { CalendarPopupProps } from '../popup.ts';
import { useTime } from './use-time.ts';

/** The columns of a time on a desktop. */
export const Popup = (props: CalendarPopupProps) => {
  const { item, triggerRef } = props;
  const { words } = useForm();
  const { time, setTime, close, confirm } = useTime(props);
  return (
    <Popover label={item.label} onClose={close} triggerRef={triggerRef} width={240}>
      <div className={styles['panel']}>
        <TimeColumns label={item.label} onChange={setTime} value={time} />
        <div className={styles['footer']}>
          <Button onClick={confirm} size="small" variant="primary">
            {words.fields.confirm}
          </Button>
        </div>
      </div>
    </Popover>
  );
};

import { Button } from '@zhantai/ui';
import { Popover } from '@zhantai/ui/overlays/popover.tsx';
import { useForm } from '../../../context/form-context.ts';
import styles from '../../date/popups/popups.module.css';
import type { RangePopupProps } from '../popup.ts';
import { TimeRangePanel } from './time-range-panel.tsx';
import { useTimes } from './use-times.ts';

/** Two times on a desktop. */
export const Popup = (props: RangePopupProps) => {
  const { label, triggerRef } = props;
  const { words } = useForm();
  const { picked, setPicked, close, confirm } = useTimes(props);
  return (
    <Popover label={label} onClose={close} triggerRef={triggerRef} width={440}>
      <div className={styles['panel']}>
        <TimeRangePanel ends={picked} onChange={setPicked} />
        <div className={styles['footer']}>
          <Button onClick={confirm} size="small" variant="primary">
            {words.fields.confirm}
          </Button>
        </div>
      </div>
    </Popover>
  );
};

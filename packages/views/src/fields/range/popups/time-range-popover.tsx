import { DEFAULT_RANGE_TIMES } from '@zhantai/engine';
import { Button } from '@zhantai/ui';
import { Popover } from '@zhantai/ui/popover/popover.tsx';
import { useState } from 'react';
import { useForm } from '../../../form/form-context.ts';
import styles from '../../date/calendar-field.module.css';
import type { RangePopupProps } from '../popup.ts';
import type { Ends } from '../range-kind.ts';
import { TimeRangePanel } from './time-range-panel.tsx';

/** Two times at a desk. */
export const Popup = ({ label, ends, triggerRef, onSet, onClose }: RangePopupProps) => {
  const { words } = useForm();
  const [picked, setPicked] = useState<Ends>([
    ends[0] || DEFAULT_RANGE_TIMES[0],
    ends[1] || DEFAULT_RANGE_TIMES[1],
  ]);
  return (
    <Popover label={label} onClose={onClose} triggerRef={triggerRef} width={440}>
      <div className={styles['panel']}>
        <TimeRangePanel ends={picked} onChange={setPicked} />
        <div className={styles['footer']}>
          <Button
            onClick={() => {
              onSet(picked);
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

import { DEFAULT_RANGE_TIMES } from '@zhantai/engine';
import { Button } from '@zhantai/ui';
import { RangeCalendar } from '@zhantai/ui/calendar/range-calendar.tsx';
import { Popover } from '@zhantai/ui/overlays/popover.tsx';
import { useForm } from '../../../context/form-context.ts';
import styles from '../../date/popups/popups.module.css';
import type { RangePopupProps } from '../popup.ts';
import { TypedTime } from '../typed-time.tsx';
import { useRangePick } from '../use-range-pick.ts';

/** Two months on a desktop: the second day finishes a range of days, moments are confirmed with their times. */
export const Popup = (props: RangePopupProps) => {
  const { words } = useForm();
  const { kind, label, today, triggerRef } = props;
  const pick = useRangePick(props);
  const { date } = words.fields;
  return (
    <Popover label={label} onClose={pick.close} triggerRef={triggerRef}>
      <RangeCalendar
        end={pick.end}
        max={pick.max}
        min={pick.min}
        onPick={(day) => {
          const picked = pick.pick(day);
          if (kind === 'date' && picked[1] !== '') pick.finish(picked);
        }}
        start={pick.start}
        today={today}
        {...(kind === 'datetime'
          ? {
              footer: (
                <>
                  <span className={styles['times']}>
                    {date.start}
                    <TypedTime
                      label={date.startTime}
                      onChange={pick.setStartTime}
                      value={pick.startTime === '' ? DEFAULT_RANGE_TIMES[0] : pick.startTime}
                    />
                    {date.end}
                    <TypedTime
                      label={date.endTime}
                      onChange={pick.setEndTime}
                      value={pick.endTime === '' ? DEFAULT_RANGE_TIMES[1] : pick.endTime}
                    />
                  </span>
                  <Button onClick={() => pick.finish()} size="small" variant="primary">
                    {words.fields.confirm}
                  </Button>
                </>
              ),
            }
          : {})}
      />
    </Popover>
  );
};

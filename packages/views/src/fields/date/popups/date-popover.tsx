import { Button } from '@zhantai/ui';
import { Calendar } from '@zhantai/ui/calendar/calendar.tsx';
import { Popover } from '@zhantai/ui/overlays/popover.tsx';
import { TimeColumns } from '@zhantai/ui/time-columns/time-columns.tsx';
import { clampToBounds } from '@zhantai/engine';
import { useForm } from '../../../context/form-context.ts';
import type { CalendarPopupProps } from '../popup.ts';
import { useMoment } from './use-moment.ts';

/** The calendar of a date on a desktop: picking a day is enough, a date-time is confirmed. */
export const Popup = (props: CalendarPopupProps) => {
  const { kind, item, bounds, today, triggerRef, onSet } = props;
  const { words } = useForm();
  const { date, time, setDate, setTime, close } = useMoment(props);
  const timed = kind === 'datetime';
  const take = (day: string, clock: string): void => {
    onSet(clampToBounds(timed ? `${day} ${clock === '' ? '00:00:00' : clock}` : day, bounds));
    close();
  };
  return (
    <Popover label={item.label} onClose={close} triggerRef={triggerRef}>
      <Calendar
        max={bounds.max?.slice(0, 10)}
        min={bounds.min?.slice(0, 10)}
        onPick={(day) => {
          if (timed) setDate(day);
          else take(day, '');
        }}
        today={today}
        value={date}
        {...(timed
          ? {
              aside: (
                <TimeColumns
                  label={words.fields.date.pickTime}
                  onChange={setTime}
                  value={time === '' ? '00:00:00' : time}
                />
              ),
              footer: (
                <Button onClick={() => take(date === '' ? today : date, time)} size="small" variant="primary">
                  {words.fields.confirm}
                </Button>
              ),
            }
          : {})}
      />
    </Popover>
  );
};

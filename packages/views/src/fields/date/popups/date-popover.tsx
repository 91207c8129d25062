import { Button } from '@zhantai/ui';
import { Calendar } from '@zhantai/ui/calendar/calendar.tsx';
import { Popover } from '@zhantai/ui/popover/popover.tsx';
import { TimeColumns } from '@zhantai/ui/time-columns/time-columns.tsx';
import { clampToBounds } from '@zhantai/engine';
import { useState } from 'react';
import { useForm } from '../../../form/form-context.ts';
import type { CalendarPopupProps } from '../popup.ts';
import { splitMoment } from '../split-moment.ts';

/** The calendar of a date at a desk: picking a day is enough, a date-time is confirmed. */
export const Popup = ({
  kind,
  label,
  value,
  bounds,
  today,
  triggerRef,
  onSet,
  onClose,
}: CalendarPopupProps) => {
  const { words } = useForm();
  const [[date, time], setMoment] = useState(() => splitMoment(value));
  const timed = kind === 'datetime';
  const take = (day: string, clock: string): void => {
    onSet(clampToBounds(timed ? `${day} ${clock === '' ? '00:00:00' : clock}` : day, bounds));
    onClose();
  };
  return (
    <Popover label={label} onClose={onClose} triggerRef={triggerRef}>
      <Calendar
        max={bounds.max?.slice(0, 10)}
        min={bounds.min?.slice(0, 10)}
        onPick={(day) => {
          if (timed) setMoment([day, time]);
          else take(day, '');
        }}
        today={today}
        value={date}
        {...(timed
          ? {
              beside: (
                <TimeColumns
                  label={words.fields.date.pickTime}
                  onChange={(clock) => setMoment([date, clock])}
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

import { clampToBounds } from '@zhantai/engine';
import { Calendar } from '@zhantai/ui/calendar/calendar.tsx';
import { Sheet } from '@zhantai/ui/sheet/sheet.tsx';
import { useState } from 'react';
import { useForm } from '../../../form/form-context.ts';
import type { CalendarPopupProps } from '../popup.ts';
import { splitMoment } from '../split-moment.ts';
import { TimeRow } from './time-row.tsx';

/** The calendar of a date on a phone, with its time under it; nothing is taken before it is confirmed. */
export const Popup = ({ kind, label, value, bounds, today, onSet, onClose }: CalendarPopupProps) => {
  const { words } = useForm();
  const [[date, time], setMoment] = useState(() => splitMoment(value));
  const timed = kind === 'datetime';
  const clock = time === '' ? '00:00:00' : time;
  return (
    <Sheet
      confirmDisabled={date === ''}
      onCancel={onClose}
      onConfirm={() => {
        onSet(clampToBounds(timed ? `${date} ${clock}` : date, bounds));
        onClose();
      }}
      title={label}
    >
      <Calendar
        max={bounds.max?.slice(0, 10)}
        min={bounds.min?.slice(0, 10)}
        onPick={(day) => setMoment([day, time])}
        today={today}
        value={date}
      />
      {timed && (
        <TimeRow label={words.fields.date.pickTime} onChange={(to) => setMoment([date, to])} value={clock} />
      )}
    </Sheet>
  );
};

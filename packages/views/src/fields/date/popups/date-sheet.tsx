import { clampToBounds } from '@zhantai/engine';
import { Calendar } from '@zhantai/ui/calendar/calendar.tsx';
import { Sheet } from '@zhantai/ui/overlays/sheet.tsx';
import { useForm } from '../../../context/form-context.ts';
import type { CalendarPopupProps } from '../popup.ts';
import { TimeRow } from './time-row.tsx';
import { useMoment } from './use-moment.ts';

/** The calendar of a date on a phone, with its time under it; nothing is taken before it is confirmed. */
export const Popup = (props: CalendarPopupProps) => {
  const { kind, item, bounds, today, onSet } = props;
  const { words } = useForm();
  const { date, time, setDate, setTime, close } = useMoment(props);
  const timed = kind === 'datetime';
  const clock = time === '' ? '00:00:00' : time;
  return (
    <Sheet
      confirmDisabled={date === ''}
      onCancel={close}
      onConfirm={() => {
        onSet(clampToBounds(timed ? `${date} ${clock}` : date, bounds));
        close();
      }}
      title={item.label}
    >
      <Calendar
        max={bounds.max?.slice(0, 10)}
        min={bounds.min?.slice(0, 10)}
        onPick={setDate}
        today={today}
        value={date}
      />
      {timed && <TimeRow label={words.fields.date.pickTime} onChange={setTime} value={clock} />}
    </Sheet>
  );
};

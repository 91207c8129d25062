import { DEFAULT_RANGE_TIMES } from '@zhantai/engine';
import { RangeCalendar } from '@zhantai/ui/calendar/range-calendar.tsx';
import { Sheet } from '@zhantai/ui/overlays/sheet.tsx';
import { useForm } from '../../../context/form-context.ts';
import { TimeRow } from '../../date/popups/time-row.tsx';
import type { RangePopupProps } from '../popup.ts';
import { useRangePick } from '../use-range-pick.ts';

/** A range of days on a phone, with the times of both ends under it. */
export const Popup = (props: RangePopupProps) => {
  const { words } = useForm();
  const { kind, label, today } = props;
  const pick = useRangePick(props);
  const { date } = words.fields;
  return (
    <Sheet
      confirmDisabled={!pick.isWhole}
      onCancel={pick.close}
      onConfirm={() => pick.finish()}
      title={label}
    >
      <RangeCalendar
        end={pick.end}
        max={pick.max}
        min={pick.min}
        onPick={(day) => void pick.pick(day)}
        start={pick.start}
        today={today}
      />
      {kind === 'datetime' && (
        <>
          <TimeRow
            label={date.startTime}
            onChange={pick.setStartTime}
            value={pick.startTime === '' ? DEFAULT_RANGE_TIMES[0] : pick.startTime}
          />
          <TimeRow
            label={date.endTime}
            onChange={pick.setEndTime}
            value={pick.endTime === '' ? DEFAULT_RANGE_TIMES[1] : pick.endTime}
          />
        </>
      )}
    </Sheet>
  );
};

import { Sheet } from '@zhantai/ui/overlays/sheet.tsx';
import { TimeColumns } from '@zhantai/ui/time-columns/time-columns.tsx';
import { useForm } from '../../../context/form-context.ts';
import type { CalendarPopupProps } from '../popup.ts';
import { useTime } from './use-time.ts';

/** The columns of a time on a phone. */
export const Popup = (props: CalendarPopupProps) => {
  const { words } = useForm();
  const { time, setTime, close, confirm } = useTime(props);
  return (
    <Sheet onCancel={close} onConfirm={confirm} title={words.fields.date.chooseTime}>
      <TimeColumns label={props.item.label} onChange={setTime} value={time} />
    </Sheet>
  );
};

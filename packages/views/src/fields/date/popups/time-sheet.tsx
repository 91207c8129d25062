import { Sheet } from '@zhantai/ui/sheet/sheet.tsx';
import { TimeColumns } from '@zhantai/ui/time-columns/time-columns.tsx';
import { useState } from 'react';
import { useForm } from '../../../form/form-context.ts';
import type { CalendarPopupProps } from '../popup.ts';

/** The columns of a time on a phone. */
export const Popup = ({ label, value, onSet, onClose }: CalendarPopupProps) => {
  const { words } = useForm();
  const [time, setTime] = useState(value === '' ? '00:00:00' : value);
  return (
    <Sheet
      onCancel={onClose}
      onConfirm={() => {
        onSet(time);
        onClose();
      }}
      title={words.fields.date.chooseTime}
    >
      <TimeColumns label={label} onChange={setTime} value={time} />
    </Sheet>
  );
};

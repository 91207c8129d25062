import { DEFAULT_RANGE_TIMES } from '@zhantai/engine';
import { Sheet } from '@zhantai/ui/sheet/sheet.tsx';
import { useState } from 'react';
import { useForm } from '../../../form/form-context.ts';
import type { RangePopupProps } from '../popup.ts';
import type { Ends } from '../range-kind.ts';
import { TimeRangePanel } from './time-range-panel.tsx';

/** Two times on a phone. */
export const Popup = ({ ends, onSet, onClose }: RangePopupProps) => {
  const { words } = useForm();
  const [picked, setPicked] = useState<Ends>([
    ends[0] || DEFAULT_RANGE_TIMES[0],
    ends[1] || DEFAULT_RANGE_TIMES[1],
  ]);
  return (
    <Sheet
      onCancel={onClose}
      onConfirm={() => {
        onSet(picked);
        onClose();
      }}
      padded
      title={words.fields.date.chooseTime}
    >
      <TimeRangePanel ends={picked} onChange={setPicked} />
    </Sheet>
  );
};

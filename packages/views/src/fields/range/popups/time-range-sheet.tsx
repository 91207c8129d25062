import { Sheet } from '@zhantai/ui/overlays/sheet.tsx';
import { useForm } from '../../../context/form-context.ts';
import type { RangePopupProps } from '../popup.ts';
import { TimeRangePanel } from './time-range-panel.tsx';
import { useTimes } from './use-times.ts';

/** Two times on a phone. */
export const Popup = (props: RangePopupProps) => {
  const { words } = useForm();
  const { picked, setPicked, close, confirm } = useTimes(props);
  return (
    <Sheet onCancel={close} onConfirm={confirm} padded title={words.fields.date.chooseTime}>
      <TimeRangePanel ends={picked} onChange={setPicked} />
    </Sheet>
  );
};

import { Sheet } from '@zhantai/ui/overlays/sheet.tsx';
import { YearGrid } from '@zhantai/ui/year-grid/year-grid.tsx';
import type { CalendarPopupProps } from '../popup.ts';
import { yearBounds } from './year-bounds.ts';

/** Ten years a page, on a phone. */
export const Popup = ({ label, value, bounds, today, onSet, onClose }: CalendarPopupProps) => (
  <Sheet onCancel={onClose} title={label}>
    <YearGrid
      {...yearBounds(bounds)}
      onChange={(year) => {
        onSet(String(year).padStart(4, '0'));
        onClose();
      }}
      today={today}
      value={value === '' ? null : Number(value)}
    />
  </Sheet>
);

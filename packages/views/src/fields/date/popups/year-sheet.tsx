import { Sheet } from '@zhantai/ui/overlays/sheet.tsx';
import { YearGrid } from '@zhantai/ui/year-grid/year-grid.tsx';
import type { CalendarPopupProps } from '../popup.ts';
import { startYear } from './start-year.ts';
import { yearBounds } from './year-bounds.ts';

/** Ten years a page, on a phone. */
export const Popup = ({ item, value, bounds, today, onSet, onClose }: CalendarPopupProps) => (
  <Sheet onCancel={onClose} title={item.label}>
    <YearGrid
      {...yearBounds(bounds)}
      onChange={(year) => {
        onSet(String(year).padStart(4, '0'));
        onClose();
      }}
      startYear={startYear(item)}
      today={today}
      value={value === '' ? null : Number(value)}
    />
  </Sheet>
);

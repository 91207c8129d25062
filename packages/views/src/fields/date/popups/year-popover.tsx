import { Popover } from '@zhantai/ui/overlays/popover.tsx';
import { YearGrid } from '@zhantai/ui/year-grid/year-grid.tsx';
import type { CalendarPopupProps } from '../popup.ts';
import { startYear } from './start-year.ts';
import { yearBounds } from './year-bounds.ts';

/** Ten years a page, on a desktop. */
export const Popup = ({ item, value, bounds, today, triggerRef, onSet, onClose }: CalendarPopupProps) => (
  <Popover label={item.label} onClose={onClose} triggerRef={triggerRef}>
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
  </Popover>
);

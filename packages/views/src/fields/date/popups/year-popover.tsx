import { Popover } from '@zhantai/ui/overlays/popover.tsx';
import { YearGrid } from '@zhantai/ui/year-grid/year-grid.tsx';
import type { CalendarPopupProps } from '../popup.ts';
import { yearBounds } from './year-bounds.ts';

/** Ten years a page, on a desktop. */
export const Popup = ({ label, value, bounds, today, triggerRef, onSet, onClose }: CalendarPopupProps) => (
  <Popover label={label} onClose={onClose} triggerRef={triggerRef}>
    <YearGrid
      {...yearBounds(bounds)}
      onChange={(year) => {
        onSet(String(year).padStart(4, '0'));
        onClose();
      }}
      today={today}
      value={value === '' ? null : Number(value)}
    />
  </Popover>
);

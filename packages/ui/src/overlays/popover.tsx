import { useLayoutEffect, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover as Floating } from 'react-aria-components/Popover';
import type { PopoverProps as FloatingProps } from 'react-aria-components/Popover';
import { classNames } from '../text/class-names.ts';
import styles from './popover.module.css';

/** What {@link Popover} takes. */
export interface PopoverProps {
  /** What it hangs on; focus returns there. */
  readonly triggerRef: RefObject<Element | null>;
  /** Accessible name. */
  readonly label: string;
  /** Escape, a press outside, or focus gone elsewhere. The owner stops rendering it. */
  readonly onClose: () => void;
  readonly placement?: NonNullable<FloatingProps['placement']>;
  /** `trigger` is as wide as what it hangs on; a number is pixels; left out it is as wide as its content. */
  readonly width?: 'trigger' | number;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A panel that floats beside a control, flips and scrolls to stay in the window. Mounted is open. */
export const Popover = ({
  triggerRef,
  label,
  onClose,
  placement = 'bottom start',
  width,
  className,
  children,
}: PopoverProps) => {
  const [triggerWidth, setTriggerWidth] = useState<number | undefined>(undefined);
  useLayoutEffect(() => {
    if (width === 'trigger') setTriggerWidth(triggerRef.current?.getBoundingClientRect().width);
  }, [triggerRef, width]);
  const wide = width === 'trigger' ? triggerWidth : width;
  return (
    <Floating
      className={classNames(styles['popover'], className)}
      isOpen
      offset={4}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      placement={placement}
      style={wide === undefined ? {} : { width: wide }}
      triggerRef={triggerRef}
    >
      <Dialog aria-label={label} className={styles['dialog'] ?? ''}>
        {children}
      </Dialog>
    </Floating>
  );
};

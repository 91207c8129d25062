import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useDevice } from '../device/use-device.ts';
import { classNames } from '../text/class-names.ts';
import styles from './modal-frame.module.css';
import { useReturnedFocus } from './use-returned-focus.ts';

/** What {@link ModalFrame} takes. */
export interface ModalFrameProps {
  /** Asked to close by Escape, by a press outside, or by gesture. */
  readonly onClose: () => void;
  /** A press outside closes. */
  readonly dismissable: boolean;
  /** Escape closes. */
  readonly escapable: boolean;
  readonly place: 'centre' | 'bottom' | 'left' | 'right';
  readonly role?: 'dialog' | 'alertdialog';
  /** Accessible name where no heading with slot `title` stands inside. */
  readonly label?: string;
  readonly className?: string | undefined;
  readonly width?: string;
  readonly children: ReactNode;
}

/** Mask, focus trap, scroll lock and returned focus, shared by everything that stands over the page. Mounted is open. */
export const ModalFrame = ({
  onClose,
  dismissable,
  escapable,
  place,
  role = 'dialog',
  label,
  className,
  width,
  children,
}: ModalFrameProps) => {
  useReturnedFocus();
  return (
    // It stands outside the part of the page that a preview of the other face imposes its sizes on.
    <ModalOverlay
      data-device={useDevice()}
      data-over-page
      className={classNames(styles['mask'], styles[place])}
      isDismissable={dismissable}
      isKeyboardDismissDisabled={!escapable}
      isOpen
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Modal className={classNames(styles['frame'], className)} style={width === undefined ? {} : { width }}>
        <Dialog
          className={styles['dialog'] ?? ''}
          role={role}
          {...(label === undefined ? {} : { 'aria-label': label })}
        >
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
};

import { useRef, type ReactNode } from 'react';
import { Heading } from 'react-aria-components/Heading';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { useDevice } from '../device/use-device.ts';
import { useKitWords } from '../kit-provider/use-kit-words.ts';
import { ModalFrame } from '../modal-frame/modal-frame.tsx';
import styles from './dialog.module.css';

/**
 * Widths by purpose: of the window (seed.md §9, pages.md) a row 70 % up to 1200, a form 60 % up to 1000, a picker 40 % from
 * 420; a signature 560, a question 420. Where a share of a narrow window is too little for its content, the window is the
 * bound; the bounds grow with the letters.
 */
export type DialogWidth = 'row' | 'form' | 'picker' | 'signature' | 'confirm';

const widths: Record<DialogWidth, string> = {
  row: 'max(min(70vw, 75rem), 30rem)',
  form: 'max(min(60vw, 62.5rem), 30rem)',
  picker: 'max(40vw, 26.25rem)',
  signature: '35rem',
  confirm: '26.25rem',
};

/** What {@link Dialog} takes. */
export interface DialogProps {
  readonly title: string;
  /** Asked to close: ×, Escape, 取 消, or a press outside. The owner stops rendering it. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly width?: DialogWidth;
  /** Whether a press outside closes; Escape and × still do. */
  readonly dismissable?: boolean;
  /** Whether anything but the footer can close it. */
  readonly closable?: boolean;
  /** With it the footer holds 取 消 and 确 定. */
  readonly onConfirm?: () => void;
  readonly confirmLabel?: string;
  readonly cancelLabel?: string;
  readonly tone?: 'primary' | 'danger';
  /** The confirmed work is under way. */
  readonly busy?: boolean;
  /** Stands before the buttons, or replaces them where there is no `onConfirm`. */
  readonly footer?: ReactNode;
  readonly role?: 'dialog' | 'alertdialog';
}

/** A dialog over the page: header 56, body that scrolls, footer; on a phone it stands on the bottom edge. */
export const Dialog = ({
  title,
  onClose,
  children,
  width = 'form',
  dismissable = true,
  closable = true,
  onConfirm,
  confirmLabel,
  cancelLabel,
  tone = 'primary',
  busy = false,
  footer,
  role = 'dialog',
}: DialogProps) => {
  const words = useKitWords();
  const mobile = useDevice() === 'mobile';
  const body = useRef<HTMLDivElement>(null);
  return (
    <ModalFrame
      dismissable={dismissable && closable}
      escapable={closable}
      onClose={onClose}
      place={mobile ? 'bottom' : 'centre'}
      role={role}
      {...(mobile ? {} : { width: widths[width] })}
    >
      <header className={styles['header']}>
        <Heading className={styles['title'] ?? ''} level={2} slot="title">
          {title}
        </Heading>
        {closable && <IconButton icon="close" label={words.actions.close} onClick={onClose} />}
      </header>
      <div className={styles['body']} ref={body}>
        {children}
      </div>
      {(footer !== undefined || onConfirm !== undefined) && (
        <footer className={styles['footer']}>
          {footer}
          {onConfirm !== undefined && (
            <>
              <Button onClick={onClose}>{cancelLabel ?? words.actions.cancel}</Button>
              <Button
                busy={busy}
                onClick={({ currentTarget: button }) => {
                  onConfirm();
                  // What is to be put right is gone to, unless the owner went there.
                  requestAnimationFrame(() => {
                    if (document.activeElement === button)
                      body.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
                  });
                }}
                variant={tone}
              >
                {confirmLabel ?? words.actions.confirm}
              </Button>
            </>
          )}
        </footer>
      )}
    </ModalFrame>
  );
};

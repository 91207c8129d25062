import type { ReactNode } from 'react';
import { Heading } from 'react-aria-components/Heading';
import { classNames } from '../text/class-names.ts';
import { useKitWords } from '../kit-provider/use-kit-words.ts';
import { ModalFrame } from '../modal-frame/modal-frame.tsx';
import styles from './sheet.module.css';

/** What {@link Sheet} takes. */
export interface SheetProps {
  readonly title: string;
  readonly onCancel: () => void;
  /** Without it the sheet closes by choosing, and the right end of the header stays free. */
  readonly onConfirm?: () => void;
  readonly confirmLabel?: string;
  readonly cancelLabel?: string;
  readonly confirmDisabled?: boolean;
  /** Sticks under the header while the rest scrolls. */
  readonly search?: ReactNode;
  /** Takes the whole height, as a signature does. */
  readonly full?: boolean;
  /** Keeps its most height whatever it holds, so that it does not jump as lists unfold. */
  readonly tall?: boolean;
  /** Whether the body has the side margins of the page; lists bring their own. */
  readonly padded?: boolean;
  readonly dismissable?: boolean;
  readonly children: ReactNode;
}

/** The bottom sheet of the phone: at most 75 % of the height, header 56 with 取消, title, 确定 (design.md §7). */
export const Sheet = ({
  title,
  onCancel,
  onConfirm,
  confirmLabel,
  cancelLabel,
  confirmDisabled = false,
  search,
  full = false,
  tall = false,
  padded = false,
  dismissable = true,
  children,
}: SheetProps) => {
  const words = useKitWords();
  return (
    <ModalFrame
      className={classNames(styles['sheet'], full && styles['full'], tall && styles['tall'])}
      dismissable={dismissable}
      escapable
      onClose={onCancel}
      place="bottom"
    >
      <header className={styles['header']}>
        <button className={styles['cancel']} onClick={onCancel} type="button">
          {cancelLabel ?? words.sheet.cancel}
        </button>
        <Heading className={styles['title'] ?? ''} level={2} slot="title">
          {title}
        </Heading>
        {onConfirm === undefined ? (
          <span className={styles['free']} />
        ) : (
          <button className={styles['confirm']} disabled={confirmDisabled} onClick={onConfirm} type="button">
            {confirmLabel ?? words.sheet.confirm}
          </button>
        )}
      </header>
      {search !== undefined && <div className={styles['search']}>{search}</div>}
      <div className={classNames(styles['body'], padded && styles['padded'])}>{children}</div>
    </ModalFrame>
  );
};

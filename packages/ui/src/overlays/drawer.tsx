import type { ReactNode } from 'react';
import { Heading } from 'react-aria-components/Heading';
import { IconButton } from '../button/icon-button.tsx';
import { useKitWords } from '../kit-provider/use-kit-words.ts';
import { ModalFrame } from '../modal-frame/modal-frame.tsx';
import styles from './drawer.module.css';

/** What {@link Drawer} takes. */
export interface DrawerProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly side?: 'left' | 'right';
  /** CSS length; at most the window less a margin to press on. */
  readonly width?: string;
  readonly footer?: ReactNode;
}

/** A panel of full height from one edge: the index of forms on narrow windows, details beside a list. */
export const Drawer = ({
  title,
  onClose,
  children,
  side = 'right',
  width = '22.5rem',
  footer,
}: DrawerProps) => {
  const words = useKitWords();
  return (
    <ModalFrame
      className={styles['drawer']}
      dismissable
      escapable
      onClose={onClose}
      place={side}
      width={`min(${width}, 100vw - 44px)`}
    >
      <header className={styles['header']}>
        <Heading className={styles['title'] ?? ''} level={2} slot="title">
          {title}
        </Heading>
        <IconButton icon="close" label={words.actions.close} onClick={onClose} />
      </header>
      <div className={styles['body']}>{children}</div>
      {footer !== undefined && <footer className={styles['footer']}>{footer}</footer>}
    </ModalFrame>
  );
};

import type { RefObject } from 'react';
import { Icon } from '../icon/icon.tsx';
import { classNames } from '../text/class-names.ts';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import own from './sign-button.module.css';
import type { SignRole } from './sign.tsx';
import styles from './sign.module.css';

/** What {@link SignButton} takes. */
export interface SignButtonProps {
  readonly role: SignRole;
  readonly small: string;
  readonly large: string;
  /** What the menu is for, said before the lines of the sign. */
  readonly label: string;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly ref: RefObject<HTMLButtonElement | null>;
}

/** The sign of a bar as the button of a menu. */
export const SignButton = ({ role, small, large, label, isOpen, onOpen, ref }: SignButtonProps) => (
  <button
    aria-expanded={isOpen}
    aria-haspopup="menu"
    className={classNames(styles['sign'], styles[role], styles['bar'], own['button'])}
    onClick={onOpen}
    ref={ref}
    type="button"
  >
    <VisuallyHidden>{label}</VisuallyHidden>
    <span className={styles['small']}>{small}</span>
    <span className={styles['large']}>{large}</span>
    <Icon className={own['more']} name="chevron-down" size={16} />
  </button>
);

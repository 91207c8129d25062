import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { classNames } from '../text/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import styles from './button.module.css';

/** The looks of a button: one primary a page; `link` is a bare word as in table rows. */
export type ButtonVariant = 'default' | 'primary' | 'danger' | 'text' | 'link' | 'quiet';

/** Heights: 28, 36 (48 on a phone), 44, 48. */
export type ButtonSize = 'small' | 'normal' | 'large' | 'phone';

/** What {@link Button} takes, besides the attributes of a native button. */
export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly icon?: IconName;
  /** Work is under way: presses are ignored, focus and width stay. */
  readonly busy?: boolean;
  /** Shown while busy; room for it is kept from the start, so the width never jumps. */
  readonly busyLabel?: string;
  /** Takes the whole width of its place. */
  readonly wide?: boolean;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A native button in the house's looks (design.md §10). */
export const Button = ({
  variant = 'default',
  size = 'normal',
  icon,
  busy = false,
  busyLabel,
  wide = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) => {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      className={classNames(
        styles['button'],
        styles[variant],
        styles[size],
        wide && styles['wide'],
        busy && styles['busy'],
        className,
      )}
      onClick={press}
      type={type}
    >
      <span
        aria-hidden={busy && busyLabel !== undefined}
        className={styles['face']}
        data-shown={!busy || busyLabel === undefined}
      >
        {icon !== undefined && <Icon name={icon} size={16} />}
        {children}
      </span>
      {busyLabel !== undefined && (
        <span aria-hidden={!busy} className={styles['face']} data-shown={busy}>
          {busyLabel}
        </span>
      )}
    </button>
  );
};

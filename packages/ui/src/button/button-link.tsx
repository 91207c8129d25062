import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../text/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import type { ButtonSize, ButtonVariant } from './button.tsx';
import styles from './button.module.css';

/** What {@link ButtonLink} takes, besides the attributes of a native link. */
export interface ButtonLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'children'> {
  readonly href: string;
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly icon?: IconName;
  readonly wide?: boolean;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** A link that looks like a button, for what leads somewhere instead of doing something. */
export const ButtonLink = ({
  variant = 'default',
  size = 'normal',
  icon,
  wide = false,
  className,
  children,
  ...rest
}: ButtonLinkProps) => (
  <a
    {...rest}
    className={classNames(styles['button'], styles[variant], styles[size], wide && styles['wide'], className)}
  >
    <span className={styles['face']}>
      {icon !== undefined && <Icon name={icon} size={16} />}
      {children}
    </span>
  </a>
);

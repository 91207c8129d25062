import type { ButtonHTMLAttributes, Ref } from 'react';
import { classNames } from '../text/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import styles from './icon-button.module.css';

/** What {@link IconButton} takes, besides the attributes of a native button. */
export interface IconButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'children' | 'aria-label'
> {
  readonly icon: IconName;
  /** The accessible name, and the tooltip. */
  readonly label: string;
  readonly iconSize?: 16 | 20 | 24;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button that is only an icon: 28 px on a desktop, 44 px on a phone. */
export const IconButton = ({
  icon,
  label,
  iconSize,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) => (
  <button
    title={label}
    {...rest}
    aria-label={label}
    className={classNames(styles['button'], className)}
    type={type}
  >
    <Icon name={icon} {...(iconSize === undefined ? {} : { size: iconSize })} />
  </button>
);

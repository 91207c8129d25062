import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../text/class-names.ts';
import styles from './switch.module.css';

/** What {@link Switch} takes, besides the attributes of a native checkbox. */
export interface SwitchProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'role' | 'checked'
> {
  readonly checked: boolean;
  /** Says what the present position means. */
  readonly children?: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A native checkbox drawn and announced as a switch. */
export const Switch = ({ checked, children, className, ...rest }: SwitchProps) => (
  <label className={classNames(styles['switch'], className)}>
    <input
      {...rest}
      aria-checked={checked}
      checked={checked}
      className={styles['track']}
      role="switch"
      type="checkbox"
    />
    {children !== undefined && <span>{children}</span>}
  </label>
);

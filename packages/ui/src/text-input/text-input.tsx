import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../text/class-names.ts';
import styles from './text-input.module.css';

/** What {@link TextInput} takes, besides the attributes of a native input. */
export interface TextInputProps extends InputHTMLAttributes<HTMLInputElement> {
  /** Stands before the text inside the box: an icon, a country code. */
  readonly before?: ReactNode;
  /** Stands after the text inside the box: a unit, an icon, a small button. */
  readonly after?: ReactNode;
  /** Red border; the sentence itself stands below (see FieldFrame). */
  readonly invalid?: boolean;
  /** 44 px, as on sign-in pages. */
  readonly large?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
}

/**
 * A native one-line input, which the browser keeps no copy of unless it is told what it may fill in; alone it is one element, with something beside the text it gets a
 * frame.
 */
export const TextInput = ({
  before,
  after,
  invalid = false,
  large = false,
  className,
  ...rest
}: TextInputProps) => {
  const look = [styles['box'], large && styles['large'], invalid && styles['invalid']];
  if (before === undefined && after === undefined) {
    return (
      <input
        autoComplete="off"
        {...rest}
        aria-invalid={invalid || undefined}
        className={classNames(...look, className)}
      />
    );
  }
  return (
    <span
      className={classNames(...look, styles['frame'], className)}
      data-disabled={rest.disabled === true || undefined}
      data-readonly={rest.readOnly === true || undefined}
    >
      {before !== undefined && <span className={styles['affix']}>{before}</span>}
      <input autoComplete="off" {...rest} aria-invalid={invalid || undefined} className={styles['bare']} />
      {after !== undefined && <span className={styles['affix']}>{after}</span>}
    </span>
  );
};

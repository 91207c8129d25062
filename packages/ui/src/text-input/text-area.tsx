import type { Ref, TextareaHTMLAttributes } from 'react';
import { classNames } from '../text/class-names.ts';
import { NOT_KEPT_FORM } from '../kit-provider/not-kept-form.ts';
import styles from './text-input.module.css';

/** What {@link TextArea} takes, besides the attributes of a native textarea. */
export interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  readonly invalid?: boolean;
  /** Least and most lines; it grows with its text between them. */
  readonly minRows?: number;
  readonly maxRows?: number;
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** A native multi-line input that grows with its text. */
export const TextArea = ({
  invalid = false,
  minRows = 2,
  maxRows = 6,
  className,
  style,
  ...rest
}: TextAreaProps) => (
  <textarea
    form={NOT_KEPT_FORM}
    rows={minRows}
    {...rest}
    aria-invalid={invalid || undefined}
    className={classNames(styles['box'], styles['area'], invalid && styles['invalid'], className)}
    style={{ ...style, minHeight: `calc(${minRows}lh + 14px)`, maxHeight: `calc(${maxRows}lh + 14px)` }}
  />
);

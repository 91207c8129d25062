import { TextInput } from '@zhantai/ui';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './text-box.module.css';

/** What {@link textBox} takes, besides the attributes of a native input. */
export interface TextBoxProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly invalid: boolean;
  readonly inCell: boolean;
  readonly after?: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A one-line input as a form shows it, or without a box as a table does. Not a component: a field stays two deep. */
export function textBox({ inCell, after, invalid, ...rest }: TextBoxProps): ReactNode {
  if (!inCell) {
    return after === undefined ? (
      <TextInput {...rest} invalid={invalid} />
    ) : (
      <TextInput {...rest} after={after} invalid={invalid} />
    );
  }
  return (
    <input autoComplete="off" {...rest} className={styles['cell']} data-invalid={invalid || undefined} />
  );
}

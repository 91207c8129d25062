import { Icon } from '@zhantai/ui';
import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import styles from './text-field.module.css';

/** What {@link TextField} takes, besides the attributes of a native input. */
export interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string;
  readonly error: string | null;
  /** Stands at the right of the input. */
  readonly after?: ReactNode;
}

/** A labelled input of the sign-in, 44 px high, with its error below. */
export const TextField = ({ label, error, after, ...input }: TextFieldProps) => {
  const id = useId();
  return (
    <div>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      <div className={styles['row']}>
        <input
          {...input}
          aria-describedby={error === null ? undefined : `${id}-error`}
          aria-invalid={error !== null}
          className={styles['input']}
          id={id}
        />
        {after}
      </div>
      {error !== null && (
        <p className={styles['error']} id={`${id}-error`} role="alert">
          <Icon name="warning" />
          {error}
        </p>
      )}
    </div>
  );
};

import { FieldFrame, IconButton, TextInput, useKitWords } from '@zhantai/ui';
import { useId, useState, type ReactNode } from 'react';
import styles from './sign-in-form.module.css';

export interface SecretFieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly gap: string | undefined;
  readonly onChange: (value: string) => void;
  readonly autoComplete: 'current-password' | 'new-password';
  /** What a password must be, below the box. */
  readonly help?: ReactNode;
}

/** A password that can be looked at. */
export const SecretField = ({ name, label, value, gap, onChange, autoComplete, help }: SecretFieldProps) => {
  const kit = useKitWords();
  const id = useId();
  const [shown, setShown] = useState(false);
  const described = gap === undefined ? (help === undefined ? undefined : `${id}-help`) : `${id}-error`;
  return (
    <FieldFrame error={gap} help={help} id={id} label={label}>
      <TextInput
        after={
          <IconButton
            aria-pressed={shown}
            className={styles['inner']}
            icon={shown ? 'eye-off' : 'eye'}
            label={shown ? kit.actions.hidePassword : kit.actions.showPassword}
            onClick={() => {
              setShown(!shown);
            }}
          />
        }
        aria-describedby={described}
        autoComplete={autoComplete}
        id={id}
        invalid={gap !== undefined}
        large
        maxLength={200}
        name={name}
        onChange={(event) => {
          onChange(event.currentTarget.value);
        }}
        type={shown ? 'text' : 'password'}
        value={value}
      />
    </FieldFrame>
  );
};

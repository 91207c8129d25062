import { FieldFrame, IconButton, TextInput } from '@zhantai/ui';
import { useId, useRef } from 'react';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { assumedCode, checkPhone, groupPhone } from './check-phone.ts';
import styles from './sign-in-form.module.css';

export interface PhoneFieldProps {
  /** As it stands in the box, grouped for the eye. */
  readonly value: string;
  readonly gap: string | undefined;
  readonly onChange: (value: string) => void;
  /** What is wrong with a number that was left, or null. */
  readonly onGap: (gap: string | null) => void;
}

/** A mobile number, grouped while it is typed and checked when it is left. */
export const PhoneField = ({ value, gap, onChange, onGap }: PhoneFieldProps) => {
  const text = usePortal().words.signIn;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <FieldFrame error={gap} id={id} label={text.phone}>
      <TextInput
        after={
          value === '' ? undefined : (
            <IconButton
              className={styles['inner']}
              icon="close"
              label={text.clearPhone}
              onClick={() => {
                onChange('');
                input.current?.focus();
              }}
            />
          )
        }
        aria-describedby={gap === undefined ? undefined : `${id}-error`}
        autoComplete="tel-national"
        before={assumedCode(value)}
        id={id}
        inputMode="tel"
        invalid={gap !== undefined}
        large
        maxLength={24}
        name="phone"
        onBlur={() => {
          onChange(groupPhone(value));
          onGap(value === '' ? null : checkPhone(value, text));
        }}
        onChange={(event) => {
          const { value: typed, selectionStart } = event.currentTarget;
          // Grouping moves the caret to the end, so it waits while somebody corrects the middle.
          onChange(selectionStart === typed.length ? groupPhone(typed) : typed);
        }}
        ref={input}
        type="tel"
        value={value}
      />
    </FieldFrame>
  );
};

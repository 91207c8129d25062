import { Button, FieldFrame, TextInput } from '@zhantai/ui';
import { useId } from 'react';
import { usePortal } from '../../shell/portal/portal-context.ts';
import styles from './sign-in-form.module.css';

export interface TextCodeFieldProps {
  readonly value: string;
  readonly gap: string | undefined;
  readonly onChange: (value: string) => void;
  readonly sent: boolean;
  /** Seconds until another code may be asked for. */
  readonly wait: number;
  readonly sending: boolean;
  readonly onSend: () => void;
  /** The code comes by mail. */
  readonly byMail?: boolean;
}

/** The code from a text message, and the button that asks for one. */
export const TextCodeField = ({
  value,
  gap,
  onChange,
  sent,
  wait,
  sending,
  onSend,
  byMail = false,
}: TextCodeFieldProps) => {
  const text = usePortal().words.account.textCode;
  const id = useId();
  const sentText = byMail ? text.sentByMail : text.sent;
  return (
    <FieldFrame
      error={gap}
      help={sent ? sentText : undefined}
      id={id}
      label={byMail ? text.labelByMail : text.label}
    >
      <div className={styles['pair']}>
        <TextInput
          aria-describedby={gap === undefined ? (sent ? `${id}-help` : undefined) : `${id}-error`}
          autoComplete="one-time-code"
          className={styles['digits']}
          id={id}
          inputMode="numeric"
          invalid={gap !== undefined}
          large
          maxLength={8}
          name="code"
          onChange={(event) => {
            onChange(event.currentTarget.value.replaceAll(/\s/g, ''));
          }}
          value={value}
        />
        <Button
          busy={sending}
          busyLabel={text.sending}
          className={styles['send']}
          disabled={wait > 0}
          onClick={onSend}
          size="large"
        >
          {wait > 0 ? text.wait(wait) : sent ? text.again : text.send}
        </Button>
      </div>
    </FieldFrame>
  );
};

import { FieldFrame, TextArea } from '@zhantai/ui';
import { useSpeech } from '../../shell/words/words-context.ts';
import styles from './orders.module.css';

export interface ReasonFieldProps {
  readonly id: string;
  /** Who reads it. */
  readonly help: string;
  readonly reason: string;
  /** It was sent without one. */
  readonly missing: boolean;
  readonly onChange: (reason: string) => void;
  /** How what was sent was refused. */
  readonly refusal: string | null;
}

/** Why something is done with an order, at the end of its dialog, and how it was refused. */
export const ReasonField = ({ id, help, reason, missing, onChange, refusal }: ReasonFieldProps) => {
  const text = useSpeech().words.orders;
  return (
    <>
      <FieldFrame
        error={missing ? text.needReason : undefined}
        help={help}
        id={id}
        label={text.reason}
        required
      >
        <TextArea
          aria-describedby={missing ? `${id}-error` : `${id}-help`}
          id={id}
          maxLength={500}
          onChange={(event) => {
            onChange(event.currentTarget.value);
          }}
          value={reason}
        />
      </FieldFrame>
      {refusal !== null && (
        <p className={styles['refusal']} role="alert">
          {refusal}
        </p>
      )}
    </>
  );
};

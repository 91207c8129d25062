import { Checkbox, Icon } from '@zhantai/ui';
import { useId, type Ref } from 'react';
import { usePortal } from '../../shell/portal/portal-context.ts';
import styles from './guest-form.module.css';

export interface AgreementProps {
  readonly agreed: boolean;
  readonly gap: string | null;
  readonly onChange: (agreed: boolean) => void;
  readonly box: Ref<HTMLInputElement>;
}

/** The consent that goes with personal data: the policy opens beside the form. */
export const Agreement = ({ agreed, gap, onChange, box }: AgreementProps) => {
  const text = usePortal().words.guests.form;
  const id = useId();
  return (
    <div className={styles['agreement']}>
      <Checkbox
        aria-describedby={gap === null ? undefined : id}
        aria-invalid={gap !== null}
        checked={agreed}
        onChange={(event) => {
          onChange(event.currentTarget.checked);
        }}
        ref={box}
      >
        {text.agree}
        <a href="#/privacy" rel="noreferrer" target="_blank">
          {text.policy}
        </a>
      </Checkbox>
      {gap !== null && (
        <p className={styles['gap']} id={id} role="alert">
          <Icon name="warning" size={16} />
          {gap}
        </p>
      )}
    </div>
  );
};

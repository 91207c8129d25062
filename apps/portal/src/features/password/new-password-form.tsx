import { ApiError } from '@zhantai/contract/client';
import { Button, useDevice } from '@zhantai/ui';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { errorSentence } from '@zhantai/shell/error-sentence.ts';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { RefusalLine } from '../sign-in/refusal-line.tsx';
import { SecretField } from '../sign-in/secret-field.tsx';
import { isPasswordTaken } from './password-rules.ts';
import styles from './password.module.css';
import { RuleList } from './rule-list.tsx';

export interface NewPassword {
  /** Empty where the old one is not asked for. */
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly newPassword1: string;
}

type Gaps = Readonly<Partial<Record<keyof NewPassword, string>>>;

export interface NewPasswordFormProps {
  /** The old password is asked for, too. */
  readonly old: boolean;
  /** Rejects with the refusal. */
  readonly onSave: (password: NewPassword) => Promise<void>;
  /** Stands beside the button. */
  readonly children?: ReactNode;
}

/** A new password, twice, with the rules beside it; the old one first where it is changed. */
export const NewPasswordForm = ({ old, onSave, children }: NewPasswordFormProps) => {
  const { words } = usePortal();
  const text = words.account.password;
  const mobile = useDevice() === 'mobile';
  const [typed, setTyped] = useState<NewPassword>({ oldPassword: '', newPassword: '', newPassword1: '' });
  const [gaps, setGaps] = useState<Gaps>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const put = (name: keyof NewPassword) => (value: string) => {
    setTyped((current) => ({ ...current, [name]: value }));
  };
  const tell = (found: Gaps) => {
    setGaps(found);
    const first = Object.keys(found)[0];
    if (first !== undefined) form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
    return first !== undefined;
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || tell(gapsOf(typed, old, text))) return;
    setBusy(true);
    setRefusal(null);
    try {
      await onSave(typed);
    } catch (error) {
      const sentence = errorSentence(error, words);
      const wrongOld = error instanceof ApiError && error.reason === 'OLD_PASSWORD_WRONG';
      if (wrongOld) tell({ oldPassword: sentence });
      else setRefusal(sentence);
    } finally {
      setBusy(false);
    }
  };

  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        void submit(event);
      }}
      ref={form}
    >
      {old && (
        <SecretField
          autoComplete="current-password"
          gap={gaps.oldPassword}
          label={text.old}
          name="oldPassword"
          onChange={put('oldPassword')}
          value={typed.oldPassword}
        />
      )}
      <div>
        <SecretField
          autoComplete="new-password"
          gap={gaps.newPassword}
          label={text.new}
          name="newPassword"
          onChange={put('newPassword')}
          value={typed.newPassword}
        />
        <RuleList password={typed.newPassword} />
      </div>
      <SecretField
        autoComplete="new-password"
        gap={gaps.newPassword1}
        label={text.repeat}
        name="newPassword1"
        onChange={put('newPassword1')}
        value={typed.newPassword1}
      />
      <div>
        <RefusalLine text={refusal} />
        <div className={styles['actions']}>
          <Button
            busy={busy}
            busyLabel={text.saving}
            size={mobile ? 'phone' : 'large'}
            type="submit"
            variant="primary"
            wide
          >
            {text.save}
          </Button>
          {children}
        </div>
      </div>
    </form>
  );
};

interface GapWords {
  readonly oldMissing: string;
  readonly missing: string;
  readonly weak: string;
  readonly same: string;
  readonly repeatMissing: string;
  readonly differ: string;
}

function gapsOf({ oldPassword, newPassword, newPassword1 }: NewPassword, old: boolean, text: GapWords): Gaps {
  const oldGap = old && oldPassword === '' ? { oldPassword: text.oldMissing } : {};
  const weak = newPassword === '' ? text.missing : text.weak;
  const newGap = isPasswordTaken(newPassword)
    ? old && newPassword === oldPassword
      ? { newPassword: text.same }
      : {}
    : { newPassword: weak };
  const again = newPassword1 === '' ? text.repeatMissing : text.differ;
  return { ...oldGap, ...newGap, ...(newPassword1 === newPassword ? {} : { newPassword1: again }) };
}

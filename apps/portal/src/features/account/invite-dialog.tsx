import { FieldFrame, TextInput, toast } from '@zhantai/ui';
import { Dialog } from '@zhantai/ui/dialog/dialog.tsx';
import { useId, useState } from 'react';
import { useSending } from '../../shell/page/use-sending.ts';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { checkPhone, groupPhone, phoneNumber } from '../sign-in/check-phone.ts';
import { PhoneField } from '../sign-in/phone-field.tsx';
import { RefusalLine } from '../sign-in/refusal-line.tsx';
import styles from './account.module.css';

export interface InviteDialogProps {
  readonly onInvited: () => void;
  readonly onClose: () => void;
}

/** Invites a colleague by name and mobile number. */
export const InviteDialog = ({ onInvited, onClose }: InviteDialogProps) => {
  const { client, words } = usePortal();
  const text = words.own.account;
  const id = useId();
  const [name, setName] = useState('');
  const [phone, setPhone] = useState('');
  const [gaps, setGaps] = useState<{ readonly name?: string; readonly phone?: string }>({});
  const { busy, refusal, send } = useSending();
  const findGaps = () => {
    const phoneGap = checkPhone(phone, words.signIn);
    return {
      ...(name.trim() === '' ? { name: text.nameMissing } : {}),
      ...(phoneGap === null ? {} : { phone: phoneGap }),
    };
  };
  const invite = async () => {
    await client.call('accounts', {
      body: { action: 'invite', name: name.trim(), phone: phoneNumber(phone) },
    });
    toast(text.invited(name.trim()), 'done');
    onInvited();
  };
  return (
    <Dialog
      busy={busy}
      confirmLabel={text.send}
      dismissable={name === '' && phone === ''}
      onClose={onClose}
      onConfirm={() => {
        const found = findGaps();
        setGaps(found);
        if (Object.keys(found).length === 0) void send(invite);
      }}
      title={text.invite}
      width="confirm"
    >
      <div className={styles['fields']}>
        <p>{text.inviteText}</p>
        <FieldFrame error={gaps.name} id={id} label={text.name}>
          <TextInput
            aria-describedby={gaps.name === undefined ? undefined : `${id}-error`}
            id={id}
            invalid={gaps.name !== undefined}
            large
            maxLength={60}
            onChange={(event) => {
              setName(event.currentTarget.value);
            }}
            value={name}
          />
        </FieldFrame>
        <PhoneField
          gap={gaps.phone}
          onChange={setPhone}
          onGap={(gap) => {
            setGaps(({ phone: _old, ...rest }) => (gap === null ? rest : { ...rest, phone: gap }));
          }}
          value={groupPhone(phone)}
        />
        <RefusalLine text={refusal} />
      </div>
    </Dialog>
  );
};

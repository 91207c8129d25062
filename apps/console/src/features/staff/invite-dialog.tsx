import type { StaffLinkMade } from '@zhantai/contract';
import { ApiError } from '@zhantai/contract/client';
import { Button, FieldFrame, TextInput } from '@zhantai/ui';
import { Dialog } from '@zhantai/ui/dialog/dialog.tsx';
import { useId, useState } from 'react';
import { detailOf } from '../../shell/frame/loading.tsx';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import { LinkShown } from './link-shown.tsx';
import { RightsFields } from './rights-fields.tsx';
import { firstRights } from './rights.ts';
import styles from './staff.module.css';

interface InviteDialogProps {
  readonly halls: readonly string[];
  /** The invitation is there: the list is to be read again. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Invites somebody to the staff by a link that is shown once. */
export const InviteDialog = ({ halls, onDone, onClose }: InviteDialogProps) => {
  const { client } = useServices();
  const { words } = useSpeech();
  const text = words.staff;
  const id = useId();
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [rights, setRights] = useState(firstRights);
  const [made, setMade] = useState<StaffLinkMade | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [tried, setTried] = useState(false);
  const isBare = tried && name.trim() === '';

  const invite = async () => {
    setTried(true);
    if (name.trim() === '') return;
    setBusy(true);
    setFailure(null);
    try {
      const body = { name: name.trim(), email: email.trim(), ...rights };
      setMade(await client.call('consoleInviteStaff', { body }));
      onDone();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(detailOf(error, words.load.offline));
    } finally {
      setBusy(false);
    }
  };
  if (made !== null) {
    return (
      <Dialog
        footer={
          <Button onClick={onClose} variant="primary">
            {text.close}
          </Button>
        }
        onClose={onClose}
        title={text.inviteTitle}
        width="signature"
      >
        <LinkShown made={made} />
      </Dialog>
    );
  }
  return (
    <Dialog
      busy={busy}
      confirmLabel={text.inviteConfirm}
      dismissable={false}
      onClose={onClose}
      onConfirm={() => {
        void invite();
      }}
      title={text.inviteTitle}
      width="form"
    >
      <div className={styles['fields']}>
        <FieldFrame
          error={isBare ? text.needName : undefined}
          id={`${id}-name`}
          label={text.columns.name}
          required
        >
          <TextInput
            aria-describedby={isBare ? `${id}-name-error` : undefined}
            id={`${id}-name`}
            invalid={isBare}
            maxLength={60}
            onChange={(event) => {
              setName(event.currentTarget.value);
            }}
            value={name}
          />
        </FieldFrame>
        <FieldFrame help={text.emailHelp} id={`${id}-email`} label={text.email}>
          <TextInput
            aria-describedby={`${id}-email-help`}
            id={`${id}-email`}
            maxLength={200}
            onChange={(event) => {
              setEmail(event.currentTarget.value);
            }}
            type="email"
            value={email}
          />
        </FieldFrame>
        <RightsFields halls={halls} onChange={setRights} rights={rights} />
        {failure !== null && (
          <p className={styles['refusal']} role="alert">
            {failure}
          </p>
        )}
      </div>
    </Dialog>
  );
};

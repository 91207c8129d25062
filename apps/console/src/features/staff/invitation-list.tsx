import type { StaffInvitation } from '@zhantai/contract';
import { ApiError } from '@zhantai/contract/client';
import { Button, toast } from '@zhantai/ui';
import { useState } from 'react';
import { detailOf } from '../../shell/frame/loading.tsx';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import styles from './staff.module.css';

interface InvitationListProps {
  readonly invitations: readonly StaffInvitation[];
  /** One was withdrawn: the list is to be read again. */
  readonly onDone: () => void;
}

/** Invitations that nobody accepted yet, each to be withdrawn. */
export const InvitationList = ({ invitations, onDone }: InvitationListProps) => {
  const { client } = useServices();
  const { words } = useSpeech();
  const text = words.staff;
  const [busy, setBusy] = useState(false);
  const withdraw = async (id: string) => {
    setBusy(true);
    try {
      await client.call('consoleWithdrawInvitation', { params: { id } });
      toast(text.withdrawn, 'done');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast(detailOf(error, words.load.offline), 'failed');
    } finally {
      setBusy(false);
      onDone();
    }
  };
  return (
    <section>
      <h2>{text.invitations}</h2>
      <ul className={styles['lines']}>
        {invitations.map(({ id, name, role, expires }) => (
          <li key={id}>
            {text.invitation(name, text.roles[role], expires.slice(0, 16))}{' '}
            <Button
              aria-label={`${text.withdraw} ${name}`}
              disabled={busy}
              onClick={() => {
                void withdraw(id);
              }}
              variant="link"
            >
              {text.withdraw}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
};

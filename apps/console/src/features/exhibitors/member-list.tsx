import type { ConsoleExhibitorDetail } from '@zhantai/contract';
import { ApiError } from '@zhantai/contract/client';
import { Button, toast } from '@zhantai/ui';
import { lazy, Suspense, useState } from 'react';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import styles from './exhibitors.module.css';

type CardMember = ConsoleExhibitorDetail['members'][number];

interface MemberListProps {
  readonly exhibitorId: string;
  readonly members: readonly CardMember[];
  /** They are changed here. */
  readonly mayEdit: boolean;
  readonly onChanged: () => void;
}

const AddAccountDialog = lazy(async () => ({
  default: (await import('./add-account-dialog.tsx')).AddAccountDialog,
}));
const LockDialog = lazy(async () => ({ default: (await import('./lock-dialog.tsx')).LockDialog }));

/** Who acts for an exhibitor, the main account first; phones are masked. */
export const MemberList = ({ exhibitorId, members, mayEdit, onChanged }: MemberListProps) => {
  const { client } = useServices();
  const { words } = useSpeech();
  const text = words.exhibitors;
  const [dialog, setDialog] = useState<'add' | CardMember | null>(null);
  const [busy, setBusy] = useState(false);
  const change = async ({ id }: CardMember, action: 'main' | 'unlock') => {
    setBusy(true);
    try {
      const params = { id: exhibitorId, accountId: id };
      await client.call('consoleChangeAccount', { params, body: { action } });
      onChanged();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast(error.message || words.load.offline, 'failed');
    } finally {
      setBusy(false);
    }
  };
  const close = () => {
    setDialog(null);
  };
  const done = () => {
    close();
    onChanged();
  };
  return (
    <section className={styles['section']}>
      <h2>
        {text.members}
        <span className={styles['count']}>{text.membersNote(members.length)}</span>
        {mayEdit && (
          <Button
            className={styles['add']}
            onClick={() => {
              setDialog('add');
            }}
            variant="link"
          >
            {text.addAccount}
          </Button>
        )}
      </h2>
      {members.length === 0 ? (
        <p className={styles['quiet']}>{text.noMembers}</p>
      ) : (
        <ul className={styles['lines']}>
          {members.map((member) => (
            <li className={styles['member']} key={member.id}>
              <span>
                <b>{member.name}</b>{' '}
                {[...(member.main ? [text.main] : []), ...(member.locked ? [text.locked] : [])].join(
                  text.separator,
                )}
              </span>
              {mayEdit && (
                <span className={styles['words']}>
                  {!member.main && (
                    <Button
                      aria-label={`${text.makeMain} ${member.name}`}
                      busy={busy}
                      onClick={() => {
                        void change(member, 'main');
                      }}
                      variant="link"
                    >
                      {text.makeMain}
                    </Button>
                  )}
                  <Button
                    aria-label={`${member.locked ? text.unlock : text.lock} ${member.name}`}
                    busy={busy}
                    onClick={() => {
                      if (member.locked) void change(member, 'unlock');
                      else setDialog(member);
                    }}
                    variant="link"
                  >
                    {member.locked ? text.unlock : text.lock}
                  </Button>
                </span>
              )}
              <span className={styles['quiet']}>
                {[
                  ...(member.phone === '' ? [] : [member.phone]),
                  member.lastSignIn === null ? text.never : text.lastSignIn(member.lastSignIn.slice(0, 16)),
                ].join(text.wide)}
              </span>
            </li>
          ))}
        </ul>
      )}
      <Suspense fallback={null}>
        {dialog === 'add' && <AddAccountDialog exhibitorId={exhibitorId} onClose={close} onDone={done} />}
        {dialog !== null && dialog !== 'add' && (
          <LockDialog exhibitorId={exhibitorId} member={dialog} onClose={close} onDone={done} />
        )}
      </Suspense>
    </section>
  );
};

import type { ConsoleExhibitorDetail } from '@zhantai/contract';
import { ApiError } from '@zhantai/contract/client';
import { Button, toast } from '@zhantai/ui';
import { lazy, Suspense, useState } from 'react';
import { useMe } from '../../shell/session/me-context.ts';
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
const PhoneDialog = lazy(async () => ({ default: (await import('./phone-dialog.tsx')).PhoneDialog }));
const FirstPasswordDialog = lazy(async () => ({
  default: (await import('./first-password-dialog.tsx')).FirstPasswordDialog,
}));
const ActDialog = lazy(async () => ({ default: (await import('./act-dialog.tsx')).ActDialog }));
const LockDialog = lazy(async () => ({ default: (await import('./lock-dialog.tsx')).LockDialog }));

type OpenDialog =
  | { readonly kind: 'add' }
  | { readonly kind: 'act' | 'lock' | 'phone' | 'password'; readonly member: CardMember };

/** Who acts for an exhibitor, the main account first; phones are masked. */
export const MemberList = ({ exhibitorId, members, mayEdit, onChanged }: MemberListProps) => {
  const { client } = useServices();
  const { words } = useSpeech();
  const text = words.exhibitors;
  const { may } = useMe();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
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
              setDialog({ kind: 'add' });
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
                {[
                  ...(member.main ? [text.main] : []),
                  ...(member.locked ? [text.locked] : []),
                  ...(member.needsPassword ? [text.needsPassword] : []),
                ].join(text.separator)}
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
                      else setDialog({ kind: 'lock', member });
                    }}
                    variant="link"
                  >
                    {member.locked ? text.unlock : text.lock}
                  </Button>
                  <Button
                    aria-label={`${text.phone} ${member.name}`}
                    onClick={() => {
                      setDialog({ kind: 'phone', member });
                    }}
                    variant="link"
                  >
                    {text.phone}
                  </Button>
                  {may.includes('actForExhibitors') && !member.locked && (
                    <Button
                      aria-label={`${text.actFor} ${member.name}`}
                      onClick={() => {
                        setDialog({ kind: 'act', member });
                      }}
                      variant="link"
                    >
                      {text.actFor}
                    </Button>
                  )}
                  {may.includes('sendPasswords') && member.needsPassword && !member.locked && (
                    <Button
                      aria-label={`${text.firstPassword} ${member.name}`}
                      onClick={() => {
                        setDialog({ kind: 'password', member });
                      }}
                      variant="link"
                    >
                      {text.firstPassword}
                    </Button>
                  )}
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
        {dialog?.kind === 'add' && (
          <AddAccountDialog exhibitorId={exhibitorId} onClose={close} onDone={done} />
        )}
        {dialog?.kind === 'act' && (
          <ActDialog exhibitorId={exhibitorId} member={dialog.member} onClose={close} />
        )}
        {dialog?.kind === 'lock' && (
          <LockDialog exhibitorId={exhibitorId} member={dialog.member} onClose={close} onDone={done} />
        )}
        {dialog?.kind === 'phone' && (
          <PhoneDialog exhibitorId={exhibitorId} member={dialog.member} onClose={close} onDone={done} />
        )}
        {dialog?.kind === 'password' && <FirstPasswordDialog member={dialog.member} onClose={close} />}
      </Suspense>
    </section>
  );
};

import type { StaffEnded, StaffLinkMade, StaffMember } from '@zhantai/contract';
import { ApiError } from '@zhantai/contract/client';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { Button, FieldFrame, TextInput, toast } from '@zhantai/ui';
import { Dialog } from '@zhantai/ui/dialog/dialog.tsx';
import { useId, useMemo, useState } from 'react';
import { detailOf } from '../../shell/frame/loading.tsx';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import { LinkShown } from './link-shown.tsx';
import styles from './staff.module.css';

interface AccountDialogProps {
  readonly member: StaffMember;
  /** Something was done: the list is to be read again. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

type Act = 'lock' | 'end' | 'resetFactor';

/** The account of a member: where it is signed in, its password, its authenticator, whether it is open, and its end. */
export const AccountDialog = ({ member, onDone, onClose }: AccountDialogProps) => {
  const { client } = useServices();
  const { words } = useSpeech();
  const text = words.staff;
  const id = useId();
  const params = { id: member.id };
  const sessions = useMemo(
    () =>
      createResource(async () =>
        member.ownAccount ? client.call('consoleStaffSessions', { params: { id: member.id } }) : [],
      ),
    [client, member.id, member.ownAccount],
  );
  const state = useResource(sessions);
  const [act, setAct] = useState<Act | null>(null);
  const [reason, setReason] = useState('');
  const [link, setLink] = useState<StaffLinkMade | null>(null);
  const [left, setLeft] = useState<StaffEnded | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const run = async (work: () => Promise<unknown>) => {
    setBusy(true);
    setFailure(null);
    try {
      await work();
      onDone();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(detailOf(error, words.load.offline));
    } finally {
      setBusy(false);
    }
  };
  const withReason = async (wanted: Act) => {
    const body = { reason: reason.trim() };
    if (wanted === 'end') setLeft(await client.call('consoleEndStaff', { params, body }));
    else {
      await (wanted === 'lock'
        ? client.call('consoleLockStaff', { params, body })
        : client.call('consoleResetStaffFactor', { params, body }));
      toast(text.acted, 'done');
      onClose();
    }
  };
  if (left !== null) {
    return (
      <Dialog onClose={onClose} title={text.endedTitle(member.name)} width="signature">
        <p>{text.endedText(left.sessions)}</p>
        {left.exhibitorCount > 0 && (
          <>
            <p>{text.endedAlone(left.exhibitorCount)}</p>
            <p>{left.exhibitors.join(text.separator)}</p>
          </>
        )}
      </Dialog>
    );
  }
  const askFor = (name: Act, isHidden = false) =>
    !isHidden && (
      <Button
        disabled={busy}
        onClick={() => {
          setAct(name);
        }}
      >
        {text.acts[name]}
      </Button>
    );
  const list = state.status === 'ready' ? state.data : [];
  return (
    <Dialog onClose={onClose} title={text.accountTitle(member.name)} width="signature">
      <div className={styles['fields']}>
        {member.locked !== null && <p className={styles['due']}>{text.lockedFor(member.locked)}</p>}
        {!member.ownAccount ? (
          <p>{text.beyond}</p>
        ) : state.status === 'failed' ? (
          <p>{detailOf(state.error, words.load.offline)}</p>
        ) : (
          <ul className={styles['lines']}>
            {list.map((one) => (
              <li key={one.id}>
                <b>{one.device === '' ? words.account.unknownDevice : one.device}</b>{' '}
                <span className={styles['quiet']}>
                  {words.account.sessionFacts(one.begun, one.lastUsed, one.address)}
                </span>
              </li>
            ))}
            {state.status === 'ready' && list.length === 0 && (
              <li className={styles['quiet']}>{text.noSessions}</li>
            )}
          </ul>
        )}
        <div className={styles['acts']}>
          {list.length > 0 && (
            <Button
              disabled={busy}
              onClick={() =>
                void run(async () => {
                  await client.call('consoleEndStaffSessions', { params });
                  await sessions.load();
                })
              }
            >
              {text.acts.endSessions}
            </Button>
          )}
          {member.ownAccount && (
            <Button
              disabled={busy || member.locked !== null}
              onClick={() =>
                void run(async () => {
                  setLink(await client.call('consoleStaffPasswordLink', { params }));
                })
              }
            >
              {text.acts.passwordLink}
            </Button>
          )}
          {askFor('resetFactor', !member.ownAccount || !member.enrolled || member.self)}
          {member.locked === null ? (
            askFor('lock', !member.ownAccount || member.self)
          ) : (
            <Button
              disabled={busy || !member.ownAccount}
              onClick={() =>
                void run(async () => {
                  await client.call('consoleUnlockStaff', { params });
                  onClose();
                })
              }
            >
              {text.acts.unlock}
            </Button>
          )}
          {askFor('end')}
        </div>
        {link !== null && <LinkShown made={link} />}
        {act !== null && (
          <form
            className={styles['fields']}
            onSubmit={(event) => {
              event.preventDefault();
              if (reason.trim() !== '' && !busy) void run(() => withReason(act));
            }}
          >
            <FieldFrame help={text.actHelp[act]} id={`${id}-reason`} label={text.reason} required>
              <TextInput
                aria-describedby={`${id}-reason-help`}
                // oxlint-disable-next-line jsx-a11y/no-autofocus -- asked for by the press before
                autoFocus
                id={`${id}-reason`}
                maxLength={200}
                onChange={(event) => {
                  setReason(event.currentTarget.value);
                }}
                value={reason}
              />
            </FieldFrame>
            <div>
              <Button busy={busy} disabled={reason.trim() === ''} type="submit" variant="primary">
                {text.acts[act]}
              </Button>
            </div>
          </form>
        )}
        {failure !== null && (
          <p className={styles['refusal']} role="alert">
            {failure}
          </p>
        )}
      </div>
    </Dialog>
  );
};

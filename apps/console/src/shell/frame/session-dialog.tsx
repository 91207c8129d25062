import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { Button } from '@zhantai/ui';
import { Dialog } from '@zhantai/ui/dialog/dialog.tsx';
import { useMemo, useState } from 'react';
import { useServices } from '../session/services-context.ts';
import { useSpeech } from '../words/words-context.ts';
import { Loading } from './loading.tsx';
import styles from './session-dialog.module.css';

/** Where the account is signed in; one place or all others are ended here (wire.md §2). */
export const SessionDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { client } = useServices();
  const { words } = useSpeech();
  const text = words.account;
  const sessions = useMemo(() => createResource(() => client.call('sessions', {})), [client]);
  const state = useResource(sessions);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const end = async (wanted: { id: string } | { all: true }) => {
    setBusy(true);
    setFailed(false);
    try {
      await client.call('endSession', { body: wanted });
    } catch {
      setFailed(true);
    }
    await sessions.load();
    setBusy(false);
  };
  const list = state.status === 'ready' ? state.data : [];
  return (
    <Dialog
      footer={
        list.length > 1 && (
          <Button
            busy={busy}
            onClick={() => {
              void end({ all: true });
            }}
          >
            {text.endOthers}
          </Button>
        )
      }
      onClose={onClose}
      title={text.sessions}
      width="signature"
    >
      <p>{text.sessionsText}</p>
      {failed && <p role="alert">{words.load.failed}</p>}
      {state.status !== 'ready' ? (
        <Loading resource={sessions} />
      ) : (
        <ul className={styles['list']}>
          {list.map((one) => (
            <li className={styles['row']} key={one.id}>
              <span>
                <b>{one.device === '' ? text.unknownDevice : one.device}</b>
                {one.current && <i>{text.here}</i>}
                <small>{text.sessionFacts(one.begun, one.lastUsed, one.address)}</small>
              </span>
              {!one.current && (
                <Button
                  disabled={busy}
                  onClick={() => {
                    void end({ id: one.id });
                  }}
                  size="small"
                >
                  {text.end}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
};

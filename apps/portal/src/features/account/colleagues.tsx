import type { ExhibitorAccount, Memberships } from '@zhantai/contract';
import { Button, SectionHead, toast } from '@zhantai/ui';
import { lazy, Suspense, useState } from 'react';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { groupPhone } from '../sign-in/check-phone.ts';
import { shortTime } from '@zhantai/shell/exhibition-time.ts';
import styles from './account.module.css';
import { withRetry } from '@zhantai/shell/loading/with-retry.ts';

const InviteDialog = lazy(async () => ({
  default: (await withRetry(() => import('./invite-dialog.tsx'))).InviteDialog,
}));
const AskDialog = lazy(async () => ({
  default: (await withRetry(() => import('../../shell/page/ask-dialog.tsx'))).AskDialog,
}));

/** The accounts of one exhibitor; the main one invites and removes the others (wire.md §2). */
export const Colleagues = ({
  data,
  onChanged,
}: {
  readonly data: Memberships;
  readonly onChanged: () => void;
}) => {
  const { client, words } = usePortal();
  const text = words.own.account;
  const [inviting, setInviting] = useState(false);
  const [leaving, setLeaving] = useState<ExhibitorAccount | null>(null);
  const stay = () => {
    setLeaving(null);
  };
  const remove = async (one: ExhibitorAccount) => {
    await client.call('accounts', { body: { action: 'remove', id: one.id } });
    toast(text.removed(one.name), 'done');
    onChanged();
    stay();
  };
  return (
    <section>
      <SectionHead note={`${data.accounts.length} / ${data.limit}`} rule="below" title={text.colleagues} />
      <p className={styles['text']}>{text.colleaguesText(data.limit)}</p>
      <ul>
        {data.accounts.map((one) => (
          <li className={styles['row']} key={one.id}>
            <span className={styles['who']}>
              <b>
                {one.name}
                {one.main && <i>{text.main}</i>}
                {one.self && <i>{text.self}</i>}
              </b>
              <small>
                {groupPhone(one.phone)} ·{' '}
                {one.lastSignIn === null ? text.notYet : text.last(shortTime(one.lastSignIn))}
              </small>
            </span>
            {data.mayManage && !one.main && !one.self && (
              <Button
                onClick={() => {
                  setLeaving(one);
                }}
                size="small"
              >
                {text.remove}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {data.mayManage && data.accounts.length < data.limit && (
        <Button
          icon="add"
          onClick={() => {
            setInviting(true);
          }}
        >
          {text.invite}
        </Button>
      )}
      <Suspense fallback={null}>
        {inviting && (
          <InviteDialog
            onClose={() => {
              setInviting(false);
            }}
            onInvited={() => {
              setInviting(false);
              onChanged();
            }}
          />
        )}
        {leaving !== null && (
          <AskDialog
            confirmLabel={text.remove}
            onClose={stay}
            onYes={() => remove(leaving)}
            text={text.removeText}
            title={text.removeTitle(leaving.name)}
            tone="danger"
          />
        )}
      </Suspense>
    </section>
  );
};

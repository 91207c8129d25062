import type { Membership } from '@zhantai/contract';
import { Button, SectionHead, toast } from '@zhantai/ui';
import { useState } from 'react';
import { errorSentence } from '@zhantai/shell/error-sentence.ts';
import { usePortal } from '../../shell/portal/portal-context.ts';
import styles from './account.module.css';

/** The companies and exhibitions one phone number serves; another one is taken by renewing the session for it. */
export const MembershipList = ({ memberships }: { readonly memberships: readonly Membership[] }) => {
  const { client, config, location, session, words } = usePortal();
  const text = words.own.account;
  const names = new Map<string, string>(Object.entries(words.roles));
  const [busy, setBusy] = useState<Membership | null>(null);
  const nameOf = (one: Membership) => one.exhibitorName ?? names.get(one.role) ?? one.role;
  const take = async (one: Membership) => {
    setBusy(one);
    try {
      await client.signIn({
        grant_type: 'refresh_token',
        refresh_token: session.read()?.refreshToken ?? '',
        exhibitId: one.exhibitId,
        ...(one.exhibitorId === null ? {} : { exhibitorId: one.exhibitorId }),
      });
      if (one.exhibitId !== config.exhibitionId) {
        // A page of its own: this one knows only its exhibition.
        const there = new URL(window.location.href);
        there.searchParams.set('exhibition', one.exhibitId);
        // Another tenant may have one of this id.
        there.searchParams.set('tenant', config.tenantId);
        there.hash = '/';
        window.location.assign(there);
        return;
      }
      toast(text.switched(nameOf(one)), 'done');
      location.go('/', { force: true });
      // Everything the page holds is of the other company.
      window.location.reload();
    } catch (error) {
      toast(errorSentence(error, words), 'failed');
      setBusy(null);
    }
  };
  return (
    <section>
      <SectionHead rule="below" title={text.switch} />
      <p className={styles['text']}>{text.switchText}</p>
      <ul>
        {memberships.map((one) => (
          <li className={styles['row']} key={`${one.exhibitId} ${one.role} ${one.exhibitorId ?? ''}`}>
            <span className={styles['who']}>
              <b>{nameOf(one)}</b>
              <small>{one.exhibitionTitle}</small>
            </span>
            {one.current ? (
              <span className={styles['note']}>{text.current}</span>
            ) : (
              <Button
                busy={busy === one}
                onClick={() => {
                  location.ask(() => {
                    void take(one);
                  });
                }}
                size="small"
              >
                {text.use}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};

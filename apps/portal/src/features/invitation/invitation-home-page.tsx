import type { OpenInvitation } from '@zhantai/contract';
import { Button, ButtonLink } from '@zhantai/ui';
import { useMemo } from 'react';
import { GuestFrame } from '../../shell/page/guest-frame.tsx';
import { LanguageSwitch } from '../../shell/frame/language-switch.tsx';
import { ownAddress } from '@zhantai/shell/location/own-address.ts';
import { parseAddress } from '@zhantai/shell/location/parse-address.ts';
import { useAddress } from '@zhantai/shell/location/use-address.ts';
import { PageState } from '../../shell/page/page-state.tsx';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { linkHolder } from '../ticket/link-holder.ts';
import { invitationContent } from './invitation-content.ts';
import { InvitationLetter } from './invitation-letter.tsx';
import { Poster } from './poster.tsx';
import { usePicture } from './use-picture.ts';
import styles from './invitation.module.css';

/** `/invitationHome`: what an exhibitor sends to its visitors (pages.md). */
export const InvitationHomePage = () => {
  const { location, words } = usePortal();
  const code = parseAddress(useAddress(location)).query.get('code') ?? '';
  return code === '' ? (
    <GuestFrame title={words.guests.link.missing}>
      <p>{words.guests.link.missingText}</p>
    </GuestFrame>
  ) : (
    <Opened code={code} />
  );
};

const Opened = ({ code }: { readonly code: string }) => {
  const { client, language, store, words } = usePortal();
  const invitation = useMemo(() => {
    const holder = linkHolder(client, store, code);
    return createResource(() =>
      holder.use((headers) => client.call('openInvitation', { language, params: { code }, headers })),
    );
  }, [client, code, language, store]);
  const state = useResource(invitation);
  if (state.status === 'ready') return <Invitation invitation={state.data} />;
  return (
    <GuestFrame title={words.titles['/invitationHome']}>
      <PageState
        onRetry={() => {
          void invitation.load();
        }}
        skeleton={{ rows: 4, rowHeight: 120 }}
        state={state}
      >
        {() => null}
      </PageState>
    </GuestFrame>
  );
};

const Invitation = ({ invitation }: { readonly invitation: OpenInvitation }) => {
  const { config, language, words } = usePortal();
  const text = words.guests.invitation;
  const { ref, busy, save, share } = usePicture();
  const { code, company, form, full } = invitation;
  const link = ownAddress(config, `/s?code=${encodeURIComponent(code)}`);
  const content = invitationContent(invitation, { words, language, link });
  const register = `#/invitationAudience?code=${encodeURIComponent(code)}`;
  return (
    <div className={styles['page']} data-style={content.logoStyle}>
      <header className={styles['switch']}>
        <Button
          onClick={() => {
            share(`${text.fileName}_${company}`, `${invitation.exhibition.title} ${company}`, content.link);
          }}
          variant="link"
        >
          {text.share}
        </Button>
        <LanguageSwitch />
      </header>
      <main className={styles['sheet']} id="main" tabIndex={-1}>
        <Poster
          actions={
            <>
              {form === null || full ? (
                <Button aria-disabled className={styles['go']} disabled size="phone">
                  {full ? text.full : text.noForm}
                </Button>
              ) : (
                <ButtonLink className={styles['go']} href={register} size="phone" variant="primary">
                  {text.register}
                </ButtonLink>
              )}
              <Button
                busy={busy}
                busyLabel={text.saving}
                onClick={() => {
                  save(`${text.fileName}_${company}`);
                }}
                size="phone"
              >
                {text.save}
              </Button>
              {full && <p className={styles['full']}>{text.fullText}</p>}
            </>
          }
          content={content}
          heading
          ref={ref}
        />
        <InvitationLetter invitation={invitation} />
      </main>
    </div>
  );
};

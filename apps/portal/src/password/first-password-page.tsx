import type { OpenPassword } from '@zhantai/contract';
import { toast } from '@zhantai/ui';
import { useMemo } from 'react';
import { GuestFrame } from '../guest-form/guest-frame.tsx';
import { NarrowPage } from '../page/narrow-page.tsx';
import { PageState } from '../page/page-state.tsx';
import { usePortal } from '../portal/portal-context.ts';
import { createResource } from '../resource/resource.ts';
import { useResource } from '../resource/use-resource.ts';
import { linkHolder } from '../ticket/link-holder.ts';
import { NewPasswordForm } from './new-password-form.tsx';

const logins: Readonly<Record<string, string>> = { media: '/mediaLogin', transport: '/transportLogin' };

/** Sets the first password of an account with the organiser's link; shown inside `/s`. */
export const FirstPasswordPage = ({ code }: { readonly code: string }) => {
  const { client, store, words } = usePortal();
  const { holder, opened } = useMemo(() => {
    const held = linkHolder(client, store, code);
    return {
      holder: held,
      opened: createResource(() => held.use((headers) => client.call('openPassword', { headers }))),
    };
  }, [client, code, store]);
  const state = useResource(opened);
  if (state.status === 'ready') return <FirstPassword holder={holder} opened={state.data} />;
  return (
    <GuestFrame title={words.account.password.setTitle}>
      <PageState
        onRetry={() => {
          void opened.load();
        }}
        skeleton={{ rows: 3, rowHeight: 72 }}
        state={state}
      >
        {() => null}
      </PageState>
    </GuestFrame>
  );
};

interface FirstPasswordProps {
  readonly opened: OpenPassword;
  readonly holder: ReturnType<typeof linkHolder>;
}

const FirstPassword = ({ opened, holder }: FirstPasswordProps) => {
  const { client, location, words } = usePortal();
  const text = words.account.password;
  const account = [opened.company, opened.phone].filter((part) => part !== '').join(' ');
  return (
    <NarrowPage text={text.setText(account)} title={text.setTitle}>
      <NewPasswordForm
        old={false}
        onSave={async ({ newPassword, newPassword1 }) => {
          const body = { newPassword, newPassword1 };
          const { role } = await holder.use((headers) => client.call('openPasswordSet', { body, headers }));
          holder.drop();
          toast(text.set, 'done');
          location.go(logins[role] ?? '/login', { replace: true, force: true });
        }}
      />
    </NarrowPage>
  );
};

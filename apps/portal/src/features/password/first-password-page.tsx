import type { OpenPassword } from '@zhantai/contract';
import { toast } from '@zhantai/ui';
import { NarrowPage } from '../../shell/page/narrow-page.tsx';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { LinkPage, type LinkPageProps } from '../ticket/link-page.tsx';
import type { TicketHolder } from '../ticket/ticket-holder.ts';
import { NewPasswordForm } from './new-password-form.tsx';

const logins: Readonly<Record<string, string>> = { media: '/mediaLogin', transport: '/transportLogin' };

/** Sets the first password of an account with the organiser's link; shown inside `/s`. */
export const FirstPasswordPage = ({ code }: { readonly code: string }) => (
  <LinkPage code={code} open={openPassword} title={usePortal().words.account.password.setTitle}>
    {(opened, holder) => <FirstPassword holder={holder} opened={opened} />}
  </LinkPage>
);

const openPassword: LinkPageProps<OpenPassword>['open'] = (client, headers) =>
  client.call('openPassword', { headers });

interface FirstPasswordProps {
  readonly opened: OpenPassword;
  readonly holder: TicketHolder;
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

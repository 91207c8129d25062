import { toast } from '@zhantai/ui';
import { useEffect } from 'react';
import { NarrowPage } from '../../shell/page/narrow-page.tsx';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { groupPhone } from '../sign-in/check-phone.ts';
import { NewPasswordForm } from './new-password-form.tsx';

/** `/setPwd`: the first password, or the one after a forgotten one (wire.md §2). */
export const SetPasswordPage = () => {
  const { client, gate, location, session, user, words } = usePortal();
  const text = words.account.password;
  const state = useResource(user);
  const phone = state.status === 'ready' ? groupPhone(state.data.phone) : '';
  // A password that is being typed is input: an expired session asks over the page.
  useEffect(() => gate.holdInput(), [gate]);
  return (
    <NarrowPage text={phone === '' ? undefined : text.setText(phone)} title={text.setTitle}>
      <NewPasswordForm
        old={false}
        onSave={async ({ newPassword, newPassword1 }) => {
          await client.call('setPassword', { body: { newPassword, newPassword1 } });
          toast(text.set, 'done');
          const current = session.read();
          const next = gate.takeAddress(current?.roleName ?? '');
          if (current !== null) session.write({ ...current, needSetPwd: false });
          location.go(next, { replace: true, force: true });
        }}
      />
    </NarrowPage>
  );
};

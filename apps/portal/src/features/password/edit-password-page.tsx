import { ButtonLink, toast } from '@zhantai/ui';
import { useEffect } from 'react';
import { NarrowPage } from '../../shell/page/narrow-page.tsx';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { NewPasswordForm } from './new-password-form.tsx';

/** `/editPwd`: another password for the account; its other sessions end (wire.md §2). */
export const EditPasswordPage = () => {
  const { client, gate, location, words } = usePortal();
  const text = words.account.password;
  useEffect(() => gate.holdInput(), [gate]);
  return (
    <NarrowPage text={text.editText} title={text.editTitle}>
      <NewPasswordForm
        old
        onSave={async (body) => {
          const { sessionsEnded } = await client.call('updatePassword', { body });
          toast(text.changed(sessionsEnded), 'done');
          location.go('/', { replace: true });
        }}
      >
        <ButtonLink href="#/" variant="text">
          {text.back}
        </ButtonLink>
      </NewPasswordForm>
    </NarrowPage>
  );
};

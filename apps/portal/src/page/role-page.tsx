import { Button } from '@zhantai/ui';
import { usePortal } from '../portal/portal-context.ts';
import { NotePage } from './note-page.tsx';

/** Home of a role whose pages are not open yet: names role and exhibition and offers the way out. */
export const RolePage = () => {
  const { config, session, signOut, words } = usePortal();
  const names = new Map<string, string>(Object.entries(words.roles));
  const role = session.read()?.roleName ?? '';
  const { title, text } = words.roleHome;
  return (
    <NotePage
      text={text(config.title, config.contact.phone, config.contact.hours)}
      title={title(names.get(role) ?? role)}
    >
      <Button onClick={signOut}>{words.frame.signOut}</Button>
    </NotePage>
  );
};

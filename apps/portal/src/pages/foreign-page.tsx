import type { PortalPath, PortalRole } from '@zhantai/contract';
import { ButtonLink } from '@zhantai/ui';
import { RequiredForms } from '../features/form/required-forms.tsx';
import { usePortal } from '../shell/portal/portal-context.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { NotePage } from '../shell/page/note-page.tsx';

/** A route of another role: why, the way home, and what is asked of whoever is signed in. */
export const ForeignPage = ({
  path,
  roles,
}: {
  readonly path: PortalPath;
  readonly roles: readonly PortalRole[];
}) => {
  const { session, forms, words, language } = usePortal();
  const required = useResource(forms);
  const names = new Map<string, string>(Object.entries(words.roles));
  const list = new Intl.ListFormat(language, { type: 'disjunction' }).format(
    roles.map((role) => words.roles[role]),
  );
  const own = session.read()?.roleName ?? '';
  return (
    <NotePage
      text={words.states.foreignText(list, names.get(own) ?? own)}
      title={words.states.foreign(words.titles[path])}
    >
      <ButtonLink href="#/" variant="primary">
        {words.frame.home}
      </ButtonLink>
      {required.status === 'ready' && <RequiredForms groups={required.data} />}
    </NotePage>
  );
};

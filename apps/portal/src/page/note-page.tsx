import type { PortalPath, PortalRole } from '@zhantai/contract';
import { ButtonLink } from '@zhantai/ui';
import type { ReactNode } from 'react';
import { usePortal } from '../portal/portal-context.ts';
import styles from './page.module.css';
import { usePageTitle } from './use-page-title.ts';

/** A page that has only one thing to say, and the way home. */
export const NotePage = ({
  title,
  text,
  children,
}: {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}) => {
  const { words } = usePortal();
  usePageTitle(title);
  return (
    <main className={styles['note']} id="main" tabIndex={-1}>
      <h1 className={styles['title']}>{title}</h1>
      <p className={styles['text']}>{text}</p>
      <div className={styles['actions']}>
        {children ?? (
          <ButtonLink href="#/" variant="primary">
            {words.frame.home}
          </ButtonLink>
        )}
      </div>
    </main>
  );
};

/** No such route. */
export const UnknownPage = () => {
  const { states } = usePortal().words;
  return <NotePage text={states.unknownRouteText} title={states.unknownRoute} />;
};

/** A route whose page is not open in this exhibition yet. */
export const LaterPage = ({ path }: { readonly path: PortalPath }) => {
  const { words } = usePortal();
  return <NotePage text={words.states.laterText} title={words.states.later(words.titles[path])} />;
};

/** A route of another role: why, and the way home. */
export const ForeignPage = ({
  path,
  roles,
}: {
  readonly path: PortalPath;
  readonly roles: readonly PortalRole[];
}) => {
  const { session, words, language } = usePortal();
  const names = new Map<string, string>(Object.entries(words.roles));
  const list = new Intl.ListFormat(language, { type: 'disjunction' }).format(
    roles.map((role) => words.roles[role]),
  );
  const own = session.read()?.roleName ?? '';
  return (
    <NotePage
      text={words.states.foreignText(list, names.get(own) ?? own)}
      title={words.states.foreign(words.titles[path])}
    />
  );
};

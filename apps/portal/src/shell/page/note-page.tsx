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

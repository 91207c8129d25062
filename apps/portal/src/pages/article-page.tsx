import type { PortalPath } from '@zhantai/contract';
import { ButtonLink } from '@zhantai/ui';
import { SafeHtml } from '@zhantai/views/safe-html';
import { useMemo } from 'react';
import { NarrowPage } from '../shell/page/narrow-page.tsx';
import { PageState } from '../shell/page/page-state.tsx';
import { usePortal } from '../shell/portal/portal-context.ts';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import styles from './article-page.module.css';

/** A text of the organiser that everybody may read: `/privacy`, `/terms`. */
export const ArticlePage = ({ path, siteKey }: { readonly path: PortalPath; readonly siteKey: string }) => {
  const { client, language, words } = usePortal();
  const article = useMemo(
    () => createResource(() => client.call('articleBySiteKey', { language, query: { siteKey } })),
    [client, language, siteKey],
  );
  const state = useResource(article);
  return (
    <NarrowPage title={state.status === 'ready' ? state.data.title : words.titles[path]}>
      <PageState
        onRetry={() => {
          void article.load();
        }}
        skeleton={{ rows: 8, rowHeight: 28 }}
        state={state}
      >
        {({ html, updateTime }) => (
          <div className={styles['article']}>
            <p className={styles['updated']}>{words.own.article.updated(updateTime.slice(0, 10))}</p>
            <SafeHtml failed={words.states.failed} html={html} loading={words.frame.opening} />
            <p>
              <ButtonLink href="#/">{words.frame.home}</ButtonLink>
            </p>
          </div>
        )}
      </PageState>
    </NarrowPage>
  );
};

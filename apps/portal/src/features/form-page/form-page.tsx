import type { PortalPath, FormEntry, TagForms } from '@zhantai/contract';
import { classNames, useDevice } from '@zhantai/ui';
import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import { usePageTitle } from '../../shell/page/use-page-title.ts';
import styles from './form-page.module.css';
import { FormTabsContext } from './form-tabs-context.ts';
import { withRetry } from '@zhantai/shell/loading/with-retry.ts';

// A phone shows neither before it is asked to.
const FormIndex = lazy(async () => ({
  default: (await withRetry(() => import('./form-index.tsx'))).FormIndex,
}));
const IndexDrawer = lazy(async () => ({
  default: (await withRetry(() => import('./dialogs/index-drawer.tsx'))).IndexDrawer,
}));

const FormTabs = lazy(async () => ({
  default: (await withRetry(() => import('./form-tabs.tsx'))).FormTabs,
}));

export interface FormPageProps {
  readonly path: PortalPath;
  readonly entry: FormEntry;
  /** The forms of this route; more than one are its tabs. */
  readonly siblings: readonly FormEntry[];
  readonly groups: readonly TagForms[];
  /** The work beside the index; `onIndex` opens the index where it does not stand there. */
  readonly children: (onIndex: () => void) => ReactNode;
}

/** The page of a form: the index at the left, the work beside it. */
export const FormPage = ({ path, entry, siblings, groups, children }: FormPageProps) => {
  const mobile = useDevice() === 'mobile';
  usePageTitle(entry.title);
  const [indexOpen, setIndexOpen] = useState(false);
  const openIndex = useCallback(() => {
    setIndexOpen(true);
  }, []);
  const tabs = siblings.length > 1 && (
    <Suspense fallback={null}>
      <FormTabs entry={entry} path={path} siblings={siblings} />
    </Suspense>
  );
  return (
    <div className={classNames(styles['page'], mobile && styles['phone'])}>
      {!mobile && (
        <div className={styles['index']} data-print="hide">
          <Suspense fallback={null}>
            <FormIndex formId={entry.formId} groups={groups} />
          </Suspense>
        </div>
      )}
      <div className={styles['work']}>
        {!mobile && tabs}
        <FormTabsContext value={mobile && tabs}>{children(openIndex)}</FormTabsContext>
      </div>
      {indexOpen && (
        <Suspense fallback={null}>
          <IndexDrawer
            formId={entry.formId}
            groups={groups}
            onClose={() => {
              setIndexOpen(false);
            }}
          />
        </Suspense>
      )}
    </div>
  );
};

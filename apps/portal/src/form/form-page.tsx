import type { PortalPath, SheetEntry, TagForms } from '@zhantai/contract';
import { classNames, useDevice } from '@zhantai/ui';
import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import { usePortal } from '../portal/portal-context.ts';
import { useSheetAddress } from '../routes/use-sheet-address.ts';
import styles from './form-page.module.css';
import { patiently } from '../page/patiently.ts';

// A phone shows neither before it is asked to.
const FormIndex = lazy(async () => ({
  default: (await patiently(() => import('./form-index.tsx'))).FormIndex,
}));
const IndexDrawer = lazy(async () => ({
  default: (await patiently(() => import('./index-drawer.tsx'))).IndexDrawer,
}));

export interface FormPageProps {
  readonly path: PortalPath;
  readonly entry: SheetEntry;
  /** The forms of this route; more than one are its tabs. */
  readonly siblings: readonly SheetEntry[];
  readonly groups: readonly TagForms[];
  /** The work beside the index; `onIndex` opens the index where it does not stand there. */
  readonly children: (onIndex: () => void) => ReactNode;
}

/** Of more tabs than a phone shows, the present one. */
const showTab = (tab: HTMLElement | null): void => {
  tab?.scrollIntoView({ block: 'nearest', inline: 'center' });
};

/** The page of a form: the index at the left, the work beside it. */
export const FormPage = ({ path, entry, siblings, groups, children }: FormPageProps) => {
  const { words } = usePortal();
  const mobile = useDevice() === 'mobile';
  const addressOf = useSheetAddress();
  const [indexOpen, setIndexOpen] = useState(false);
  const openIndex = useCallback(() => {
    setIndexOpen(true);
  }, []);
  const tabAddress = (one: SheetEntry): string => {
    const own = addressOf(one.pageKey);
    if (one === siblings[0]) return path;
    return own.startsWith(path) ? own : `${path}?page=${encodeURIComponent(one.pageKey)}`;
  };

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
        {siblings.length > 1 && (
          <nav aria-label={words.form.sheets} className={styles['sheets']} data-print="hide">
            {siblings.map((one) => (
              <a
                aria-current={one.formId === entry.formId ? 'page' : undefined}
                href={`#${tabAddress(one)}`}
                key={one.formId}
                ref={one.formId === entry.formId ? showTab : undefined}
              >
                {words.form.numbered(one.sheetCode, one.title)}
              </a>
            ))}
          </nav>
        )}
        {children(openIndex)}
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

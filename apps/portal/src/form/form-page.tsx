import type { PortalPath, SheetEntry, TagForms } from '@zhantai/contract';
import { classNames, Icon, useDevice } from '@zhantai/ui';
import { lazy, Suspense, useCallback, useId, useState, type ReactNode } from 'react';
import { usePageTitle } from '../page/use-page-title.ts';
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

/** Tabs that a phone has a line for; more stand behind the present one. */
const ON_A_PHONE = 3;

/** The page of a form: the index at the left, the work beside it. */
export const FormPage = ({ path, entry, siblings, groups, children }: FormPageProps) => {
  const { words } = usePortal();
  const mobile = useDevice() === 'mobile';
  const addressOf = useSheetAddress();
  usePageTitle(entry.title);
  const id = useId();
  const [indexOpen, setIndexOpen] = useState(false);
  const openIndex = useCallback(() => {
    setIndexOpen(true);
  }, []);
  const tabAddress = (one: SheetEntry): string => {
    const own = addressOf(one.pageKey);
    if (one === siblings[0]) return path;
    return own.startsWith(path) ? own : `${path}?page=${encodeURIComponent(one.pageKey)}`;
  };
  const tabs = siblings.map((one) => (
    <a
      aria-current={one.formId === entry.formId ? 'page' : undefined}
      href={`#${tabAddress(one)}`}
      key={one.formId}
    >
      {words.form.numbered(one.formCode, one.title)}
    </a>
  ));

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
            {mobile && siblings.length > ON_A_PHONE ? (
              <>
                <button className={styles['present']} popoverTarget={id} type="button">
                  {words.form.numbered(entry.formCode, entry.title)}
                  <Icon name="chevron-down" size={16} />
                </button>
                <div className={styles['all']} id={id} popover="auto">
                  {tabs}
                </div>
              </>
            ) : (
              tabs
            )}
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

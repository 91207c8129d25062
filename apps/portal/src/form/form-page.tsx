import type { PortalPath, SheetEntry, TagForms } from '@zhantai/contract';
import { classNames, useDevice } from '@zhantai/ui';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { hasLocalDraft } from '../drafts/local-draft.ts';
import { PageState } from '../page/page-state.tsx';
import { usePortal } from '../portal/portal-context.ts';
import { createResource } from '../resource/resource.ts';
import { useResource } from '../resource/use-resource.ts';
import { sheetAddress } from '../routes/sheet-address.ts';
import styles from './form-page.module.css';
import { FormStart } from './form-start.tsx';
import { loadMaterial } from './load-material.ts';

// A phone shows neither before it is asked to.
const FormIndex = lazy(async () => ({ default: (await import('./form-index.tsx')).FormIndex }));
const IndexDrawer = lazy(async () => ({ default: (await import('./index-drawer.tsx')).IndexDrawer }));

export interface FormPageProps {
  readonly path: PortalPath;
  readonly entry: SheetEntry;
  /** The forms of this route; more than one are its tabs. */
  readonly siblings: readonly SheetEntry[];
  readonly groups: readonly TagForms[];
}

/** The page of one form: the index at the left, the form beside it. */
export const FormPage = ({ path, entry, siblings, groups }: FormPageProps) => {
  const { account, client, language, store, words } = usePortal();
  const device = useDevice();
  const [turn, setTurn] = useState(0);
  const [indexOpen, setIndexOpen] = useState(false);
  const material = useMemo(
    () =>
      createResource(() =>
        loadMaterial(client, entry.formId, language, device, hasLocalDraft(store, account(), entry.formId)),
      ),
    // A new turn loads anew; language and device are followed inside, without taking the form away.
    // oxlint-disable-next-line react/exhaustive-deps
    [account, client, store, entry.formId, turn],
  );
  const state = useResource(material);
  const reload = useCallback(() => {
    setTurn((before) => before + 1);
  }, []);
  const openIndex = useCallback(() => {
    setIndexOpen(true);
  }, []);
  const mobile = device === 'mobile';

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
                href={`#${one === siblings[0] ? path : addressOf(path, one)}`}
                key={one.formId}
              >
                {words.form.numbered(one.sheetCode, one.title)}
              </a>
            ))}
          </nav>
        )}
        {state.status === 'ready' ? (
          <FormStart
            entry={entry}
            groups={groups}
            key={turn}
            material={state.data}
            onIndex={openIndex}
            onReload={reload}
          />
        ) : (
          <main className={styles['waiting']} id="main" tabIndex={-1}>
            <PageState
              onRetry={() => {
                void material.load();
              }}
              skeleton={{ rows: 6, rowHeight: 72 }}
              state={state}
            >
              {() => null}
            </PageState>
          </main>
        )}
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

function addressOf(path: PortalPath, entry: SheetEntry): string {
  const own = sheetAddress(entry.pageKey);
  return own.startsWith(path) ? own : `${path}?page=${encodeURIComponent(entry.pageKey)}`;
}

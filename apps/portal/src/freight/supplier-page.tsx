import { EmptyState, useDevice } from '@zhantai/ui';
import { useMemo } from 'react';
import { makeChecklist } from '../home/checklist.ts';
import { Contacts } from '../home/contacts.tsx';
import asideStyles from '../home/home-aside.module.css';
import { HomeNotices } from '../home/home-notices.tsx';
import { Summary } from '../home/headline.tsx';
import { SheetRow } from '../home/sheet-row.tsx';
import { PageState } from '../page/page-state.tsx';
import { usePortal } from '../portal/portal-context.ts';
import { useResource } from '../resource/use-resource.ts';
import styles from './supplier.module.css';

/** `/wditsupplier`: every form that applies to a supplier, the most urgent first. */
export const SupplierPage = () => {
  const { config, sheets, words } = usePortal();
  const text = words.freight.supplier;
  const mobile = useDevice() === 'mobile';
  const state = useResource(sheets, true);
  const now = config.serverTime;
  const list = useMemo(() => makeChecklist(state.status === 'ready' ? state.data : [], now), [state, now]);
  const { action, optional, waiting, approved, all } = list.tabs;
  const first = [...action, ...optional, ...waiting, ...approved];
  const sorted = [...first, ...all.filter((entry) => !first.includes(entry))];
  return (
    <main className={mobile ? styles['phone'] : styles['page']} id="main" tabIndex={-1}>
      <h1 className={styles['title']}>{text.title}</h1>
      <p className={styles['text']}>{text.text}</p>
      <PageState
        onRetry={() => {
          void sheets.load();
        }}
        skeleton={{ rows: 4, rowHeight: 69, columns: ['36px', '1fr', '64px'] }}
        state={state}
      >
        {() => (
          <>
            <Summary list={list} />
            <div className={styles['columns']}>
              {sorted.length === 0 ? (
                <EmptyState text={text.emptyText} title={text.empty} />
              ) : (
                <ul className={styles['sheets']}>
                  {sorted.map((entry) => (
                    <li key={entry.formId}>
                      <SheetRow entry={entry} now={now} />
                    </li>
                  ))}
                </ul>
              )}
              <aside className={asideStyles['aside']}>
                <HomeNotices />
                <Contacts />
              </aside>
            </div>
          </>
        )}
      </PageState>
    </main>
  );
};

import type { TagForms } from '@zhantai/contract';
import { EmptyState, useDevice } from '@zhantai/ui';
import { useMemo } from 'react';
import { makeChecklist } from '../home/checklist.ts';
import { Contacts } from '../home/contacts.tsx';
import asideStyles from '../home/home-aside.module.css';
import { HomeNotices } from '../home/home-notices.tsx';
import { Summary } from '../home/headline.tsx';
import { ChecklistRow } from '../home/checklist-row.tsx';
import { PageState } from '../../shell/page/page-state.tsx';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { isAccreditation } from '../../shell/routes/form-address.ts';
import styles from './my-forms.module.css';
import { OwnAccreditation } from './own-accreditation.tsx';

/** `/myForms`, and `/wditsupplier` for suppliers: every form that is asked of who has no checklist, the most urgent first. */
export const MyFormsPage = () => {
  const { session, forms, words } = usePortal();
  const text = words.own.mine;
  const role = session.read()?.roleName ?? '';
  const leads = new Map<string, string>(Object.entries(text.text));
  const mobile = useDevice() === 'mobile';
  const state = useResource(forms, true);
  const list = useMemo(
    () => makeChecklist(state.status === 'ready' ? withoutAccreditation(state.data) : []),
    [state],
  );
  // The accreditation is handed in elsewhere, and counts among what is handed in.
  const counted = useMemo(() => makeChecklist(state.status === 'ready' ? state.data : []), [state]);
  const { action, optional, waiting, approved, all } = list.tabs;
  const first = [...action, ...optional, ...waiting, ...approved];
  const sorted = [...first, ...all.filter((entry) => !first.includes(entry))];
  return (
    <main className={mobile ? styles['phone'] : styles['page']} id="main" tabIndex={-1}>
      <h1 className={styles['title']}>{words.titles['/myForms']}</h1>
      <p className={styles['text']}>{leads.get(role)}</p>
      {role === 'media' && <OwnAccreditation />}
      <PageState
        onRetry={() => {
          void forms.load();
        }}
        skeleton={{ rows: 4, rowHeight: 69, columns: ['36px', '1fr', '64px'] }}
        state={state}
      >
        {() => (
          <>
            <Summary list={{ ...list, done: counted.done, tabs: { ...list.tabs, all: counted.tabs.all } }} />
            <div className={styles['columns']}>
              {sorted.length === 0 ? (
                <EmptyState text={text.emptyText} title={text.empty} />
              ) : (
                <ul className={styles['forms']}>
                  {sorted.map((entry) => (
                    <li key={entry.formId}>
                      <ChecklistRow entry={entry} />
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

/** Its forms are steps of one page and handed in together. */
const withoutAccreditation = (groups: readonly TagForms[]): readonly TagForms[] =>
  groups.map((group) => ({
    ...group,
    forms: group.forms.filter(({ pageKey }) => !isAccreditation(pageKey)),
  }));

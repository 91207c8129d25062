import type { TagForms } from '@zhantai/contract';
import {
  classNames,
  EmptyState,
  MilestoneRail,
  PlanStrip,
  Tabs,
  useDevice,
  VisuallyHidden,
} from '@zhantai/ui';
import { useMemo, useState } from 'react';
import { PageState } from '../../shell/page/page-state.tsx';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { useFormAddress } from '../../shell/page/use-form-address.ts';
import { checklistTabs, makeChecklist, type ChecklistTab } from './checklist.ts';
import { Headline, Summary } from './headline.tsx';
import { HomeAside } from './home-aside.tsx';
import styles from './home-page.module.css';
import { milestonesAround } from './milestones.ts';
import { ChecklistRow } from './checklist-row.tsx';
import { isDue, formStatus } from './form-status.ts';

/** `/`: every form that applies to this exhibitor, sorted by urgency (pages.md). */
export const HomePage = () => {
  const { forms } = usePortal();
  const mobile = useDevice() === 'mobile';
  const state = useResource(forms, true);

  return (
    <div className={mobile ? styles['phonePage'] : styles['page']}>
      <main className={mobile ? styles['phone'] : styles['desktop']} id="main" tabIndex={-1}>
        <PageState
          onRetry={() => {
            void forms.load();
          }}
          skeleton={{ rows: 6, rowHeight: 69, columns: ['36px', '1fr', '64px'] }}
          state={state}
        >
          {(groups) => <Forms groups={groups} />}
        </PageState>
      </main>
    </div>
  );
};

const Forms = ({ groups }: { readonly groups: readonly TagForms[] }) => {
  const { config, words } = usePortal();
  const addressOf = useFormAddress();
  const mobile = useDevice() === 'mobile';
  const now = config.serverTime;
  const list = useMemo(() => makeChecklist(groups), [groups]);
  const [chosen, choose] = useState<ChecklistTab | null>(null);
  const tab = chosen ?? (list.tabs.action.length > 0 ? 'action' : 'all');
  const text = words.home;
  const plan = groups
    .filter((group) => group.forms.length > 0)
    .map((group) => ({
      code: group.tag,
      name: group.title,
      cells: group.forms.map((entry) => ({
        code: entry.formCode,
        name: entry.title,
        status: formStatus(entry),
        due: isDue(entry),
        href: `#${addressOf(entry.pageKey)}`,
      })),
    }));

  const labels = mobile ? text.shortTabs : text.tabs;
  const rows = list.tabs[tab];
  const checklist = (
    <section>
      <Tabs
        items={checklistTabs
          .filter((key) => !mobile || key !== 'approved')
          .map((key) => ({ key, label: labels[key], count: list.tabs[key].length }))}
        label={text.tabsLabel}
        look="list"
        onSelect={choose}
        panelId="checklist"
        selected={tab}
        {...(mobile ? {} : { after: tab === 'all' ? text.sortedByCode : text.sorted })}
      />
      <div id="checklist" role="tabpanel">
        {rows.length === 0 ? (
          <p className={styles['none']}>{text.emptyTab[tab]}</p>
        ) : (
          <ul>
            {rows.map((entry) => (
              <li key={entry.formId}>
                <ChecklistRow entry={entry} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <p className={styles['further']}>
        <a href="#/proceedingInfo">{words.titles['/proceedingInfo']}</a>
      </p>
    </section>
  );

  if (list.tabs.all.length === 0) {
    return (
      <>
        <VisuallyHidden>
          <h1>{text.nothingYet}</h1>
        </VisuallyHidden>
        <EmptyState code="A1" text={text.nothingYetText} title={text.nothingYet} />
        <HomeAside />
      </>
    );
  }
  if (mobile) {
    return (
      <>
        <Headline list={list} />
        <PlanStrip className={classNames(styles['plan'], plan.length < 4 && styles['few'])} groups={plan} />
        {checklist}
        <HomeAside />
      </>
    );
  }
  return (
    <>
      <div className={styles['top']}>
        <div>
          <Headline list={list} />
          <Summary list={list} />
        </div>
        <MilestoneRail
          className={styles['rail']}
          milestones={milestonesAround(config, now.slice(0, 10), text.openNow)}
        />
      </div>
      <PlanStrip
        className={classNames(styles['plan'], plan.length < 4 && styles['few'])}
        groups={plan}
        legend
      />
      <div className={styles['columns']}>
        {checklist}
        <HomeAside />
      </div>
    </>
  );
};

import type { SubmissionStatus } from '@zhantai/contract';
import { EmptyState } from '@zhantai/ui';
import { useMemo } from 'react';
import { PageState } from '../../shell/page/page-state.tsx';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { ProceedingsOfState } from './proceedings-of-state.tsx';
import styles from './proceedings.module.css';

/** What asks for something first. */
const states = ['fail', 'draft', 'wait', 'submitted', 'adopt'] as const satisfies readonly SubmissionStatus[];

/** `/proceedingInfo`: every submission of the exhibitor by state, with its deadline and its history. */
export const ProceedingsPage = () => {
  const { client, words } = usePortal();
  const text = words.own.proceedings;
  const counted = useMemo(
    () =>
      createResource(async () => {
        const totals = await Promise.all(
          states.map(async (status) => (await client.call('page', { query: { status, size: 1 } })).total),
        );
        return states.flatMap((status, at) =>
          (totals[at] ?? 0) > 0 ? [{ status, total: totals[at] ?? 0 }] : [],
        );
      }),
    [client],
  );
  const state = useResource(counted);
  return (
    <main className={styles['page']} id="main" tabIndex={-1}>
      <h1 className={styles['title']}>{words.titles['/proceedingInfo']}</h1>
      <p className={styles['lead']}>{text.lead}</p>
      <PageState
        onRetry={() => {
          void counted.load();
        }}
        skeleton={{ rows: 6, rowHeight: 56 }}
        state={state}
      >
        {(found) =>
          found.length === 0 ? (
            <EmptyState text={text.emptyText} title={text.empty} />
          ) : (
            <>
              {found.map(({ status, total }) => (
                <ProceedingsOfState key={status} status={status} total={total} />
              ))}
            </>
          )
        }
      </PageState>
    </main>
  );
};

import type { SubmissionStatus } from '@zhantai/contract';
import { Button, SectionHead } from '@zhantai/ui';
import { useMemo, useState } from 'react';
import { PageState } from '../../shell/page/page-state.tsx';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { Proceeding } from './proceeding.tsx';
import styles from './proceedings.module.css';

/** So many at first, and so many more with each press; a page holds 500 at most (wire.md §1). */
const STEP = 20;
const MOST = 500;

export interface ProceedingsOfStateProps {
  readonly status: Exclude<SubmissionStatus, 'none'>;
  readonly total: number;
}

/** The submissions of one state, the newest first. */
export const ProceedingsOfState = ({ status, total }: ProceedingsOfStateProps) => {
  const { client, language, forms: formList, words } = usePortal();
  const text = words.own.proceedings;
  const [size, setSize] = useState(STEP);
  const list = useMemo(
    () =>
      createResource(() =>
        client.call('page', { language, query: { status, size: Math.min(size, MOST), descs: 'updatedAt' } }),
      ),
    [client, language, status, size],
  );
  const state = useResource(list);
  const forms = useResource(formList, true);
  const byId = new Map(
    forms.status === 'ready'
      ? forms.data.flatMap((group) => group.forms.map((form) => [form.formId, form] as const))
      : [],
  );
  return (
    <section className={styles['state']}>
      <SectionHead note={String(total)} rule="below" title={text.states[status]} />
      <PageState
        onRetry={() => {
          void list.load();
        }}
        skeleton={{ rows: Math.min(total, 4), rowHeight: 56 }}
        state={state}
      >
        {({ records }) => (
          <ul className={styles['list']}>
            {records.map((entry) => (
              <li key={entry.id}>
                <Proceeding entry={entry} form={byId.get(entry.formId)} />
              </li>
            ))}
          </ul>
        )}
      </PageState>
      {state.status === 'ready' && state.data.records.length < Math.min(total, MOST) && (
        <Button
          onClick={() => {
            setSize(size + STEP);
          }}
          variant="text"
        >
          {text.more}
        </Button>
      )}
    </section>
  );
};

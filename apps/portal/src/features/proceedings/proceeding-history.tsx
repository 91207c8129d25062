import type { SubmissionEntry } from '@zhantai/contract';
import { useMemo } from 'react';
import { PageState } from '../../shell/page/page-state.tsx';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { shortTime } from '@zhantai/shell/exhibition-time.ts';
import styles from './proceedings.module.css';

/** All that happened to a submission, the newest first, with what the organiser said at each field. */
export const ProceedingHistory = ({ entry }: { readonly entry: SubmissionEntry }) => {
  const { client, words } = usePortal();
  const text = words.own.proceedings;
  const records = words.formLater.records;
  const { formId, id } = entry;
  const history = useMemo(
    () => createResource(() => client.call('history', { query: { formId, id } })),
    [client, formId, id],
  );
  const state = useResource(history);
  return (
    <div className={styles['history']}>
      <PageState
        onRetry={() => {
          void history.load();
        }}
        skeleton={{ rows: 2, rowHeight: 40 }}
        state={state}
      >
        {(steps) =>
          steps.length === 0 ? (
            <p>{text.noHistory}</p>
          ) : (
            <ol>
              {steps.toReversed().map((step) => (
                <li key={step.step}>
                  <b>{records.steps[step.action]}</b> {records.by(step.by, shortTime(step.at))}
                  {step.reason !== null && step.reason !== '' && <p>{step.reason}</p>}
                  {step.comments.map(({ prop, path, comment }) => (
                    <p key={`${prop} ${path?.join('.') ?? ''}`}>{comment}</p>
                  ))}
                </li>
              ))}
            </ol>
          )
        }
      </PageState>
    </div>
  );
};

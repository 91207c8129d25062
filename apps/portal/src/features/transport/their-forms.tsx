import type { TransportEntry } from '@zhantai/contract';
import { Button, EmptyState, Status, useDevice } from '@zhantai/ui';
import { lazy, Suspense, useMemo, useState } from 'react';
import { submissionStatus } from '@zhantai/shell/submission-status.ts';
import { PageState } from '../../shell/page/page-state.tsx';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { shortTime } from '@zhantai/shell/exhibition-time.ts';
import styles from './their-forms.module.css';
import pageStyles from './transport.module.css';
import { withRetry } from '@zhantai/shell/loading/with-retry.ts';

const FormDrawer = lazy(async () => ({
  default: (await withRetry(() => import('./form-drawer.tsx'))).FormDrawer,
}));

/** So many of one exhibitor's forms, the newest; more than one has. */
const ALL = 500;

/** What an exhibitor handed in, to read only. */
export const TheirForms = ({ exhibitorId }: { readonly exhibitorId: string }) => {
  const { client, language, words } = usePortal();
  const text = words.transport.work;
  const mobile = useDevice() === 'mobile';
  const forms = useMemo(
    () =>
      createResource(async () => {
        const { records } = await client.call('transportPage', {
          language,
          query: { exhibitorId, size: ALL },
        });
        return records
          .filter((one) => !one.own)
          .sort((one, other) => one.formCode.localeCompare(other.formCode, 'en', { numeric: true }));
      }),
    [client, language, exhibitorId],
  );
  const state = useResource(forms);
  const [shown, setShown] = useState<TransportEntry | null>(null);
  return (
    <main className={pageStyles['theirs']} id="main" tabIndex={-1}>
      <p>{text.theirsText}</p>
      <PageState
        onRetry={() => {
          void forms.load();
        }}
        skeleton={{ rows: 6, rowHeight: 52 }}
        state={state}
      >
        {(records) =>
          records.length === 0 ? (
            <EmptyState title={text.empty} />
          ) : (
            <ul className={styles['forms']} data-device={mobile ? 'mobile' : undefined}>
              {records.map((one) => (
                <li key={one.id}>
                  <span className={styles['code']}>{one.formCode}</span>
                  <span className={styles['title']}>
                    <b>{hasSiblings(one, records) ? text.ordinal(one.title, one.ordinal) : one.title}</b>
                    {one.submitTime !== null && <small>{text.at(shortTime(one.submitTime))}</small>}
                  </span>
                  <Status status={submissionStatus[one.status]} />
                  <Button
                    aria-label={`${text.view} ${text.title(one.formCode, one.title)}`}
                    onClick={() => {
                      setShown(one);
                    }}
                    variant="link"
                  >
                    {text.view}
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </PageState>
      {shown !== null && (
        <Suspense fallback={null}>
          <FormDrawer
            entry={shown}
            onClose={() => {
              setShown(null);
            }}
          />
        </Suspense>
      )}
    </main>
  );
};

/** Several of one form are told apart by their number. */
function hasSiblings(one: TransportEntry, all: readonly TransportEntry[]): boolean {
  return all.some((other) => other.formId === one.formId && other.id !== one.id);
}

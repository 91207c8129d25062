import type { Job } from '@zhantai/contract';
import { ApiError } from '@zhantai/contract/client';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useLastReady } from '@zhantai/shell/resource/use-last-ready.ts';
import { useLiveResource } from '@zhantai/shell/resource/use-live-resource.ts';
import { EmptyState, toast } from '@zhantai/ui';
import { DataTable } from '@zhantai/ui/data-table/data-table.tsx';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { detailOf, Loading } from '../../shell/frame/loading.tsx';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import { saveJobFile } from './save-job-file.ts';
import { jobColumns } from './job-columns.tsx';
import { Page, PageHead } from '../../shell/page/page.tsx';

const SIZE = 50;
/** Milliseconds between two looks. */
const LOOK_PAUSE_MS = 2_000;
const idOf = ({ id }: Job) => id;

const ThingsDialog = lazy(async () => ({ default: (await import('./things-dialog.tsx')).ThingsDialog }));

/** Work that lasts: how far each job is, what became of it, and the way to stop it. */
export const JobsPage = () => {
  const { client } = useServices();
  const { words } = useSpeech();
  const text = words.jobs;
  const [current, setCurrent] = useState(1);
  const [shown, setShown] = useState<Job | null>(null);
  const list = useMemo(
    () => createResource(() => client.call('consoleJobs', { query: { current, size: SIZE } })),
    [client, current],
  );
  const page = useLastReady(useLiveResource(list, LOOK_PAUSE_MS));
  const done = useCallback(
    async (work: () => Promise<unknown>) => {
      try {
        await work();
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        toast(detailOf(error, words.load.offline), 'failed');
      }
      await list.load();
    },
    [list, words],
  );
  const columns = useMemo(() => jobColumns(text), [text]);
  const actions = useCallback(
    (job: Job) => [
      {
        key: 'see',
        label: text.see,
        onPress: () => {
          setShown(job);
        },
        // What comes in things has a list of them.
        disabled: job.counts.done + job.counts.skipped + job.counts.failed === 0,
      },
      ...(job.file === null
        ? []
        : [{ key: 'save', label: text.save, onPress: () => void done(() => saveJobFile(client, job.id)) }]),
      ...(job.endedAt === null
        ? [
            {
              key: 'stop',
              label: text.stop,
              onPress: () => void done(() => client.call('consoleCancelJob', { params: { id: job.id } })),
            },
          ]
        : []),
    ],
    [client, text, done],
  );
  const { data } = page;
  if (data === undefined) return <Loading resource={list} />;
  return (
    <Page>
      <PageHead
        text={text.purpose}
        title={text.title(data.records.filter(({ endedAt }) => endedAt === null).length)}
      />
      {data.total === 0 ? (
        <EmptyState text={text.emptyText} title={text.emptyTitle} />
      ) : (
        <DataTable
          actions={actions}
          columns={columns}
          label={text.table}
          loading={page.isOld}
          pagination={{ total: data.total, pages: data.pages, current, limit: data.size, onPage: setCurrent }}
          phone={{
            title: ({ kind }) => text.kinds[kind] ?? kind,
            note: ({ createdAt, by }) => `${createdAt.slice(0, 16)} ${by ?? text.system}`,
            amount: ({ state, progress, total }) => `${text.states[state]} ${text.progress(progress, total)}`,
          }}
          rowKey={idOf}
          rows={data.records}
        />
      )}
      <Suspense fallback={null}>
        {shown !== null && (
          <ThingsDialog
            job={shown}
            onClose={() => {
              setShown(null);
            }}
            onUndone={() => {
              setShown(null);
              void list.load();
            }}
          />
        )}
      </Suspense>
    </Page>
  );
};

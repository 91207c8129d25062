import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useLastReady } from '@zhantai/shell/resource/use-last-ready.ts';
import { useLiveResource } from '@zhantai/shell/resource/use-live-resource.ts';
import { EmptyState, Tabs } from '@zhantai/ui';
import { useMemo, useState } from 'react';
import { ExportButton } from '../../shell/exports/export-button.tsx';
import { Loading } from '../../shell/frame/loading.tsx';
import { definitionOf } from '../review/definition-of.ts';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import { SubmissionTable } from './submission-table.tsx';
import { useDebounced } from '@zhantai/shell/use-debounced.ts';
import styles from './submissions-page.module.css';

const filters = ['all', 'wait', 'fail', 'adopt', 'submitted', 'draft'] as const;
type Filter = (typeof filters)[number];

const SIZE = 50;
const SEARCH_DELAY = 300;

/** The submissions of one form: columns from its definition, one line each. */
export const SubmissionsPage = ({ formId }: { readonly formId: string }) => {
  const { client, href } = useServices();
  const { words, language } = useSpeech();
  const [filter, setFilter] = useState<Filter>('all');
  const [search, setSearch] = useState('');
  const [current, setCurrent] = useState(1);
  const settledSearch = useDebounced(search.trim(), SEARCH_DELAY);

  const detail = useMemo(
    () =>
      createResource(async () => {
        const found = await client.call('consoleForm', { params: { formId } });
        return { ...found, definition: definitionOf(found.form, language) };
      }),
    [client, formId, language],
  );
  const narrowed = useMemo(
    () => ({
      ...(filter === 'all' ? {} : { status: filter }),
      ...(settledSearch === '' ? {} : { search: settledSearch }),
    }),
    [filter, settledSearch],
  );
  const list = useMemo(
    () =>
      createResource(() =>
        client.call('consoleSubmissions', {
          language,
          query: { formId, current, size: SIZE, descs: 'submittedAt', ...narrowed },
        }),
      ),
    [client, formId, current, narrowed, language],
  );
  const form = useLastReady(useLiveResource(detail));
  const page = useLastReady(useLiveResource(list));

  if (form.data === undefined) return <Loading resource={detail} />;
  const counts = { ...form.data.counts, all: undefined };
  return (
    <main className={styles['page']} id="main">
      <a className={styles['back']} href={href('/forms')}>
        {words.submissions.back}
      </a>
      <header className={styles['head']}>
        <span className={styles['code']}>{form.data.form.formCode}</span>
        <div>
          <h1>{form.data.form.title}</h1>
          <p>{form.data.form.purpose}</p>
        </div>
        <div className={styles['export']}>
          <a href={href(`/forms/${encodeURIComponent(formId)}/settings`)}>{words.nav.settings}</a>
          <ExportButton
            download={(progress) =>
              client.download('consoleSubmissionsFile', { params: { formId }, query: narrowed, ...progress })
            }
          />
        </div>
      </header>
      <Tabs
        after={
          <input
            aria-label={words.submissions.search}
            className={styles['search']}
            onChange={(event) => {
              setSearch(event.target.value);
              setCurrent(1);
            }}
            placeholder={words.submissions.search}
            type="search"
            value={search}
          />
        }
        items={filters.map((key) => ({
          key,
          label: key === 'all' ? words.submissions.anyStatus : words.status[key],
          ...(counts[key] === undefined ? {} : { count: counts[key] }),
        }))}
        label={words.submissions.status}
        look="list"
        onSelect={(key) => {
          setFilter(key);
          setCurrent(1);
        }}
        panelId="submissions"
        selected={filter}
      />
      <div id="submissions" role="tabpanel">
        {page.data === undefined ? (
          <Loading resource={list} />
        ) : page.data.total === 0 ? (
          <div className={styles['empty']}>
            <EmptyState
              code={form.data.form.formCode}
              text={words.submissions.emptyText}
              title={words.submissions.emptyTitle}
            />
          </div>
        ) : (
          <SubmissionTable
            definition={form.data.definition}
            loading={page.isOld}
            onPage={setCurrent}
            page={page.data}
          />
        )}
      </div>
    </main>
  );
};

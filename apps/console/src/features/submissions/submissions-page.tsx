import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { SubmissionsQuery } from '@zhantai/contract';
import { EmptyState, Tabs } from '@zhantai/ui';
import { useState } from 'react';
import { Link } from 'wouter';
import { Loading } from '../../shell/frame/loading.tsx';
import { definitionOf } from '../review/definition-of.ts';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import { ExportButton } from './export-button.tsx';
import { SubmissionTable } from './submission-table.tsx';
import { useDebounced } from '@zhantai/shell/use-debounced.ts';
import styles from './submissions-page.module.css';

const filters = ['all', 'wait', 'fail', 'adopt', 'submitted', 'draft'] as const;
type Filter = (typeof filters)[number];

const SIZE = 50;
const SEARCH_DELAY = 300;

/** The submissions of one form: columns from its definition, one line each. */
export const SubmissionsPage = ({ formId }: { readonly formId: string }) => {
  const { client } = useServices();
  const { words, language } = useSpeech();
  const [filter, setFilter] = useState<Filter>('all');
  const [search, setSearch] = useState('');
  const [current, setCurrent] = useState(1);
  const settledSearch = useDebounced(search.trim(), SEARCH_DELAY);

  const form = useQuery({
    queryKey: ['form', formId, language],
    queryFn: () => client.call('consoleForm', { params: { formId } }),
    select: (detail) => ({ ...detail, definition: definitionOf(detail.form, language) }),
  });
  const narrowed = {
    ...(filter === 'all' ? {} : { status: filter }),
    ...(settledSearch === '' ? {} : { search: settledSearch }),
  };
  const query: SubmissionsQuery = { formId, current, size: SIZE, descs: 'submittedAt', ...narrowed };
  const page = useQuery({
    queryKey: ['submissions', query, language],
    queryFn: () => client.call('consoleSubmissions', { query }),
    placeholderData: keepPreviousData,
  });

  if (form.data === undefined) return <Loading query={form} />;
  const counts = { ...form.data.counts, all: undefined };
  return (
    <main className={styles['page']} id="main">
      <Link className={styles['back'] ?? ''} href="/">
        {words.submissions.back}
      </Link>
      <header className={styles['head']}>
        <span className={styles['code']}>{form.data.form.formCode}</span>
        <div>
          <h1>{form.data.form.title}</h1>
          <p>{form.data.form.purpose}</p>
        </div>
        <div className={styles['export']}>
          <ExportButton formId={formId} query={narrowed} />
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
          <Loading query={page} />
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
            loading={page.isPlaceholderData}
            onPage={setCurrent}
            page={page.data}
          />
        )}
      </div>
    </main>
  );
};

import type { ConsoleAuditEntry, ConsoleAuditFacts } from '@zhantai/contract';
import { loadAuditWords, type AuditWords } from '@zhantai/messages/audit';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useLastReady } from '@zhantai/shell/resource/use-last-ready.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { classNames, EmptyState } from '@zhantai/ui';
import { DataTable } from '@zhantai/ui/data-table/data-table.tsx';
import { use, useMemo, useState } from 'react';
import { Loading } from '../../shell/frame/loading.tsx';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import { auditColumns } from './audit-columns.tsx';
import { auditQuery, noAuditFilter, type AuditFilter } from './audit-filter.ts';
import { AuditFilters } from './audit-filters.tsx';
import styles from './audit.module.css';

const SIZE = 50;
const idOf = ({ id }: ConsoleAuditEntry) => id;

/** Who did what to which thing, the newest first, narrowed by person, action, thing and days. */
export const AuditPage = () => {
  const { client } = useServices();
  const { language } = useSpeech();
  const words = use(loadAuditWords(language));
  const [filter, setFilter] = useState<AuditFilter>(noAuditFilter);
  const [current, setCurrent] = useState(1);
  const query = useMemo(() => auditQuery(filter), [filter]);
  const [list, facts] = useMemo(
    () => [
      createResource(() => client.call('consoleAudit', { query: { ...query, current, size: SIZE } })),
      createResource(() => client.call('consoleAuditFacts', {})),
    ],
    [client, query, current],
  );
  const page = useLastReady(useResource(list, true));
  const known = useLastReady(useResource(facts, true)).data;
  const choose = (next: AuditFilter) => {
    setFilter(next);
    setCurrent(1);
  };
  const columns = useMemo(
    () =>
      auditColumns(words, (thing, name) => {
        setFilter((old) => ({ ...old, kind: thing.kind, thing: { id: thing.id, name } }));
        setCurrent(1);
      }),
    [words],
  );
  const { data } = page;
  if (data === undefined) return <Loading resource={list} />;
  return (
    <main className={styles['page']} id="main">
      <header className={styles['head']}>
        <h1>{words.title}</h1>
        <p>{words.purpose}</p>
        {known !== undefined && <SealLine seal={known.seal} words={words} />}
      </header>
      <AuditFilters filter={filter} onChange={choose} people={known?.people ?? []} words={words} />
      {data.totalAtLeast && <p className={styles['quiet']}>{words.over}</p>}
      {data.total === 0 ? (
        <EmptyState text={words.emptyText} title={words.emptyTitle} />
      ) : (
        <DataTable
          columns={columns}
          label={words.table}
          loading={page.isOld}
          pagination={{ total: data.total, pages: data.pages, current, limit: data.size, onPage: setCurrent }}
          phone={{
            title: ({ action }) => words.actions[action] ?? action,
            note: ({ at, by }) => `${at.slice(0, 16)} ${by?.name ?? ''}`,
          }}
          rowKey={idOf}
          rows={data.records}
        />
      )}
    </main>
  );
};

/** How far the audit is sealed, and whether what is sealed is what it was. */
const SealLine = ({
  seal,
  words,
}: {
  readonly seal: ConsoleAuditFacts['seal'];
  readonly words: AuditWords;
}) => {
  if (seal === null) return <p className={styles['seal']}>{words.unsealed}</p>;
  const { day, entries, holds } = seal;
  return holds ? (
    <p className={styles['seal']}>{words.sealed(day, entries)}</p>
  ) : (
    <p className={classNames(styles['seal'], styles['broken'])} role="alert">
      {words.broken(day)}
    </p>
  );
};

import type { ConsoleExhibitor, ConsoleExhibitorsPage } from '@zhantai/contract';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useLastReady } from '@zhantai/shell/resource/use-last-ready.ts';
import { useLiveResource } from '@zhantai/shell/resource/use-live-resource.ts';
import { useDebounced } from '@zhantai/shell/use-debounced.ts';
import { Button, EmptyState, Tabs, toast } from '@zhantai/ui';
import { DataTable } from '@zhantai/ui/data-table/data-table.tsx';
import type { TableSort } from '@zhantai/ui/data-table/rows/sort-rows.ts';
import { lazy, Suspense, useMemo, useState } from 'react';
import { Loading } from '../../shell/frame/loading.tsx';
import { useMe } from '../../shell/session/me-context.ts';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import { exhibitorColumns } from './exhibitor-columns.tsx';
import { exhibitorViews, filterOf, type ExhibitorView } from './exhibitor-view.ts';
import styles from './exhibitors.module.css';
import type { ExhibitorWords } from './value-text.ts';

const SIZE = 50;
const SEARCH_DELAY = 300;
const idOf = ({ id }: ConsoleExhibitor) => id;

const AddDialog = lazy(async () => ({
  default: (await import('./exhibitor-dialog.tsx')).ExhibitorDialog,
}));

const ImportDialog = lazy(async () => ({
  default: (await import('../../shell/imports/import-dialog.tsx')).ImportDialog,
}));

/** All exhibitors, narrowed and in an order, with the way to each card. */
export const ExhibitorsPage = () => {
  const { client, href, location } = useServices();
  const { may } = useMe();
  const { words } = useSpeech();
  const text = words.exhibitors;
  const [view, setView] = useState<ExhibitorView>('all');
  const [search, setSearch] = useState('');
  const [hall, setHall] = useState('');
  const [tag, setTag] = useState('');
  const [sort, setSort] = useState<TableSort | null>(null);
  const [current, setCurrent] = useState(1);
  const [adding, setAdding] = useState(false);
  const [importing, setImporting] = useState(false);
  const settled = useDebounced(search.trim(), SEARCH_DELAY);
  const filter = useMemo(() => filterOf({ view, search: settled, hall, tag }), [view, settled, hall, tag]);
  const list = useMemo(
    () =>
      createResource(() =>
        client.call('consoleExhibitors', {
          query: {
            ...filter,
            ...(sort === null ? {} : { [sort.direction === 'ascending' ? 'ascs' : 'descs']: sort.key }),
            current,
            size: SIZE,
          },
        }),
      ),
    [client, filter, sort, current],
  );
  const page = useLastReady(useLiveResource(list));
  const columns = useMemo(() => exhibitorColumns(words, href), [words, href]);
  const choose = (change: () => void) => {
    change();
    setCurrent(1);
  };
  const { data } = page;
  const isNarrowed = Object.keys(filter).length > 0;
  return (
    <main className={styles['page']} id="main">
      <header className={styles['head']}>
        <div>
          <h1>{data === undefined ? text.table : titleOf(data, isNarrowed, text)}</h1>
          <p>{text.purpose}</p>
        </div>
        {may.includes('addExhibitors') && (
          <div className={styles['words']}>
            <Button
              icon="upload"
              onClick={() => {
                setImporting(true);
              }}
            >
              {text.importExcel}
            </Button>
            <Button
              onClick={() => {
                setAdding(true);
              }}
              variant="primary"
            >
              {text.add}
            </Button>
          </div>
        )}
      </header>
      <Tabs
        items={exhibitorViews.map((key) => ({ key, label: text.views[key] }))}
        label={text.view}
        look="list"
        onSelect={(key) => {
          choose(() => {
            setView(key);
          });
        }}
        panelId="exhibitors"
        selected={view}
      />
      <div id="exhibitors" role="tabpanel">
        <div className={styles['tools']}>
          <input
            aria-label={text.search}
            className={styles['search']}
            onChange={(event) => {
              choose(() => {
                setSearch(event.target.value);
              });
            }}
            placeholder={text.search}
            type="search"
            value={search}
          />
          <Choice
            any={text.anyHall}
            chosen={hall}
            label={text.hall}
            onChoose={(chosen) => {
              choose(() => {
                setHall(chosen);
              });
            }}
            options={data?.halls ?? []}
          />
          <Choice
            any={text.anyTag}
            chosen={tag}
            label={text.tag}
            onChoose={(chosen) => {
              choose(() => {
                setTag(chosen);
              });
            }}
            options={data?.tags ?? []}
          />
        </div>
        {data === undefined ? (
          <Loading resource={list} />
        ) : data.total === 0 ? (
          <div className={styles['empty']}>
            <EmptyState
              actions={
                isNarrowed && (
                  <Button
                    onClick={() => {
                      choose(() => {
                        setView('all');
                        setSearch('');
                        setHall('');
                        setTag('');
                      });
                    }}
                  >
                    {text.clear}
                  </Button>
                )
              }
              text={text.emptyText}
              title={text.emptyTitle}
            />
          </div>
        ) : (
          <DataTable
            columns={columns}
            label={text.table}
            loading={page.isOld}
            onSort={(wanted) => {
              choose(() => {
                setSort(wanted);
              });
            }}
            pagination={{
              total: data.total,
              pages: data.pages,
              current,
              limit: data.size,
              words: data.totalAtLeast ? text.titleOver : text.title(data.total),
              onPage: setCurrent,
            }}
            phone={{
              title: ({ name }) => name,
              onPress: ({ id }) => {
                location.go(`/exhibitors/${encodeURIComponent(id)}`);
              },
            }}
            rowKey={idOf}
            rows={data.records}
            sort={sort}
          />
        )}
      </div>
      {importing && (
        <Suspense fallback={null}>
          <ImportDialog
            kind="exhibitors"
            onClose={() => {
              setImporting(false);
            }}
            onDone={() => {
              void list.load();
            }}
          />
        </Suspense>
      )}
      {adding && (
        <Suspense fallback={null}>
          <AddDialog
            exhibitor={null}
            onClose={() => {
              setAdding(false);
            }}
            onDone={({ id, name }) => {
              setAdding(false);
              toast(text.added(name), 'done');
              location.go(`/exhibitors/${encodeURIComponent(id)}`);
            }}
          />
        </Suspense>
      )}
    </main>
  );
};

/** How many there are; of a filter that finds none, that it finds none. */
function titleOf(
  { total, totalAtLeast }: Pick<ConsoleExhibitorsPage, 'total' | 'totalAtLeast'>,
  isNarrowed: boolean,
  text: ExhibitorWords,
): string {
  if (totalAtLeast) return text.titleOver;
  return total === 0 && isNarrowed ? text.emptyTitle : text.title(total);
}

interface ChoiceProps {
  readonly label: string;
  /** The words for no narrowing. */
  readonly any: string;
  readonly options: readonly string[];
  readonly chosen: string;
  readonly onChoose: (option: string) => void;
}

/** A native list of what the exhibitors have; one that is chosen and gone meanwhile stays. */
const Choice = ({ label, any, options, chosen, onChoose }: ChoiceProps) => (
  <select
    aria-label={label}
    className={styles['select']}
    onChange={(event) => {
      onChoose(event.target.value);
    }}
    value={chosen}
  >
    <option value="">{any}</option>
    {[...new Set([...options, ...(chosen === '' ? [] : [chosen])])].map((option) => (
      <option key={option} value={option}>
        {option}
      </option>
    ))}
  </select>
);

import type { ConsoleExhibitor, ConsoleExhibitorsPage, ConsoleForm, Job } from '@zhantai/contract';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useLastReady } from '@zhantai/shell/resource/use-last-ready.ts';
import { useLiveResource } from '@zhantai/shell/resource/use-live-resource.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { useDebounced } from '@zhantai/shell/use-debounced.ts';
import { Button, EmptyState, Tabs, toast } from '@zhantai/ui';
import { DataTable } from '@zhantai/ui/data-table/data-table.tsx';
import type { TableSort } from '@zhantai/ui/data-table/rows/sort-rows.ts';
import { lazy, Suspense, useMemo, useState } from 'react';
import { ExportButton } from '../../shell/exports/export-button.tsx';
import { Loading } from '../../shell/frame/loading.tsx';
import { useMe } from '../../shell/session/me-context.ts';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import { exhibitorColumns } from './exhibitor-columns.tsx';
import { BulkNote } from './bulk-note.tsx';
import { ExhibitorTools } from './exhibitor-tools.tsx';
import { allExhibitors, exhibitorViews, filterOf, type ExhibitorView } from './exhibitor-view.ts';
import { Page, PageHead } from '../../shell/page/page.tsx';
import styles from './exhibitors.module.css';
import { useOwners } from './use-owners.ts';
import type { ExhibitorWords } from './value-text.ts';

const SIZE = 50;
const SEARCH_DELAY = 300;
const noForms: readonly ConsoleForm[] = [];
const idOf = ({ id }: ConsoleExhibitor) => id;

const BinDialog = lazy(async () => ({ default: (await import('./exhibitor-bin.tsx')).ExhibitorBin }));
const AddDialog = lazy(async () => ({
  default: (await import('./exhibitor-dialog.tsx')).ExhibitorDialog,
}));

const OwnerDialog = lazy(async () => ({ default: (await import('./owner-dialog.tsx')).OwnerDialog }));
const TagDialog = lazy(async () => ({ default: (await import('./tag-dialog.tsx')).TagDialog }));

const ImportDialog = lazy(async () => ({
  default: (await import('../../shell/imports/import-dialog.tsx')).ImportDialog,
}));

/** All exhibitors, narrowed and in an order, with the way to each card. */
export const ExhibitorsPage = () => {
  const { client, forms, href, location } = useServices();
  const { may } = useMe();
  const { words } = useSpeech();
  const text = words.exhibitors;
  const [chosen, setChosen] = useState(allExhibitors);
  const [sort, setSort] = useState<TableSort | null>(null);
  const [current, setCurrent] = useState(1);
  const [adding, setAdding] = useState(false);
  const [inBin, setInBin] = useState(false);
  const [importing, setImporting] = useState(false);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [isAll, setAll] = useState(false);
  const [bulk, setBulk] = useState<'tags' | 'owner' | null>(null);
  const [job, setJob] = useState<Job | null>(null);
  const owners = useOwners();
  const { view } = chosen;
  const settled = useDebounced(chosen.search.trim(), SEARCH_DELAY);
  const filter = useMemo(() => filterOf({ ...chosen, search: settled }), [chosen, settled]);
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
  const formState = useResource(forms);
  const all = formState.status === 'ready' ? formState.data : noForms;
  const records = page.data?.records;
  const required = useMemo(() => appliedTo(records ?? [], all), [records, all]);
  const columns = useMemo(() => exhibitorColumns(words, href, required), [words, href, required]);
  const select = (ids: readonly string[]) => {
    setSelected(ids);
    setAll(false);
  };
  const choose = (change: () => void) => {
    change();
    select([]);
    setCurrent(1);
  };
  const { data } = page;
  const isNarrowed = Object.keys(filter).length > 0;
  const ofMany = {
    selection: isAll ? { filter, count: data?.total ?? 0 } : { ids: selected },
    onClose: () => {
      setBulk(null);
    },
    onDone: (begun: Job) => {
      setBulk(null);
      select([]);
      setJob(begun);
    },
  };
  return (
    <Page>
      <PageHead
        text={text.purpose}
        title={data === undefined ? text.table : titleOf(data, { isNarrowed, view }, text)}
      >
        {may.includes('addExhibitors') && (
          <div className={styles['words']}>
            <Button
              onClick={() => {
                setInBin(true);
              }}
              variant="text"
            >
              {text.bin}
            </Button>
            <ExportButton
              download={(progress) =>
                client.download('consoleExhibitorsFile', { query: filter, ...progress })
              }
            />
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
      </PageHead>
      <Tabs
        items={exhibitorViews.map((key) => ({ key, label: text.views[key] }))}
        label={text.view}
        look="list"
        onSelect={(key) => {
          choose(() => {
            setChosen({ ...chosen, view: key });
          });
        }}
        panelId="exhibitors"
        selected={view}
      />
      <div id="exhibitors" role="tabpanel">
        <ExhibitorTools
          chosen={chosen}
          halls={data?.halls ?? []}
          onChoose={(change) => {
            choose(() => {
              setChosen({ ...chosen, ...change });
            });
          }}
          owners={owners}
          tags={data?.tags ?? []}
        />
        {job !== null && (
          <BulkNote
            job={job}
            key={job.id}
            onChanged={() => {
              void list.load();
            }}
            onClose={() => {
              setJob(null);
            }}
          />
        )}
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
                        setChosen(allExhibitors);
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
            {...(may.includes('editExhibitors') && {
              selection: {
                selected,
                onChange: select,
                bulk: (
                  <>
                    {isAll ? (
                      <span>{words.bulk.allSelected(data.total)}</span>
                    ) : (
                      data.total > selected.length &&
                      data.totalAtLeast !== true && (
                        <Button
                          onClick={() => {
                            setAll(true);
                          }}
                          variant="text"
                        >
                          {words.bulk.all(data.total)}
                        </Button>
                      )
                    )}
                    <Button
                      onClick={() => {
                        setBulk('tags');
                      }}
                    >
                      {words.bulk.tag}
                    </Button>
                    <Button
                      onClick={() => {
                        setBulk('owner');
                      }}
                    >
                      {words.bulk.owner}
                    </Button>
                  </>
                ),
              },
            })}
          />
        )}
      </div>
      {bulk !== null && data !== undefined && (
        <Suspense fallback={null}>
          {bulk === 'tags' ? (
            <TagDialog {...ofMany} tags={data.tags} />
          ) : (
            <OwnerDialog {...ofMany} owners={owners} />
          )}
        </Suspense>
      )}
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
      {inBin && (
        <Suspense fallback={null}>
          <BinDialog
            onClose={() => {
              setInBin(false);
            }}
            onRestored={({ id, name }) => {
              toast(text.restored(name), 'done');
              location.go(`/exhibitors/${encodeURIComponent(id)}`);
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
    </Page>
  );
};

/** The required forms that apply to one of these exhibitors. */
function appliedTo(
  exhibitors: readonly ConsoleExhibitor[],
  forms: readonly ConsoleForm[],
): readonly ConsoleForm[] {
  const ids = new Set(exhibitors.flatMap(({ obligations }) => obligations.map(({ formId }) => formId)));
  return forms.filter(({ formId }) => ids.has(formId));
}

/** How many there are; of a filter that finds none, that it finds none. */
function titleOf(
  { total, totalAtLeast }: Pick<ConsoleExhibitorsPage, 'total' | 'totalAtLeast'>,
  { isNarrowed, view }: { readonly isNarrowed: boolean; readonly view: ExhibitorView },
  text: ExhibitorWords,
): string {
  if (totalAtLeast) return text.titleOver;
  if (view === 'owes') return text.titleOwes(total);
  return total === 0 && isNarrowed ? text.emptyTitle : text.title(total);
}

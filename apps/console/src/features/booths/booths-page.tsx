import type { ConsoleBooth, ConsoleBoothsQuery } from '@zhantai/contract';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useLastReady } from '@zhantai/shell/resource/use-last-ready.ts';
import { useLiveResource } from '@zhantai/shell/resource/use-live-resource.ts';
import { useDebounced } from '@zhantai/shell/use-debounced.ts';
import { Button, EmptyState, Tabs, toast } from '@zhantai/ui';
import { DataTable } from '@zhantai/ui/data-table/data-table.tsx';
import type { TableSort } from '@zhantai/ui/data-table/rows/sort-rows.ts';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { ExportButton } from '../../shell/exports/export-button.tsx';
import { Loading } from '../../shell/frame/loading.tsx';
import { Page, PageHead } from '../../shell/page/page.tsx';
import { useMe } from '../../shell/session/me-context.ts';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import { placeOf } from '../exhibitors/place-of.ts';
import { boothTypes } from '../exhibitors/typed-booth.ts';
import { boothColumns } from './booth-columns.tsx';
import styles from './booths.module.css';

const SIZE = 50;
const SEARCH_DELAY = 300;
const idOf = ({ id }: ConsoleBooth) => id;

const BoothDialog = lazy(async () => ({
  default: (await import('../exhibitors/booth-dialog.tsx')).BoothDialog,
}));
const AssignDialog = lazy(async () => ({
  default: (await import('./assign-dialog.tsx')).AssignDialog,
}));
const ImportDialog = lazy(async () => ({
  default: (await import('../../shell/imports/import-dialog.tsx')).ImportDialog,
}));

const views = ['all', 'free'] as const;

type OpenDialog =
  | { readonly kind: 'import' }
  | { readonly kind: 'booth'; readonly booth: ConsoleBooth | null }
  | { readonly kind: 'assign'; readonly booth: ConsoleBooth };

/** All booths with whose they are: change one, give it to somebody, free it, bring many by Excel. */
export const BoothsPage = () => {
  const { client, href } = useServices();
  const { may } = useMe();
  const { words } = useSpeech();
  const text = words.booths;
  const [view, setView] = useState<(typeof views)[number]>('all');
  const [search, setSearch] = useState('');
  const [hall, setHall] = useState('');
  const [type, setType] = useState('');
  const [sort, setSort] = useState<TableSort | null>(null);
  const [current, setCurrent] = useState(1);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const settled = useDebounced(search.trim(), SEARCH_DELAY);
  const filter = useMemo((): ConsoleBoothsQuery => {
    const boothType = boothTypes.find((one) => one === type);
    return {
      ...(view === 'free' ? { free: true } : {}),
      ...(settled === '' ? {} : { search: settled }),
      ...(hall === '' ? {} : { halls: hall }),
      ...(boothType === undefined ? {} : { boothType }),
    };
  }, [view, settled, hall, type]);
  const list = useMemo(
    () =>
      createResource(() =>
        client.call('consoleBooths', {
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
  const { data, isOld } = useLastReady(useLiveResource(list));
  const columns = useMemo(() => boothColumns(words, href), [words, href]);
  const mayEdit = may.includes('editExhibitors');
  const mayAdd = may.includes('addExhibitors');
  const actions = useCallback(
    (booth: ConsoleBooth) => [
      {
        key: 'change',
        label: words.exhibitors.changeBooth,
        onPress: () => {
          setDialog({ kind: 'booth', booth });
        },
      },
      {
        key: 'assign',
        label: text.assign,
        onPress: () => {
          setDialog({ kind: 'assign', booth });
        },
      },
    ],
    [text, words],
  );
  const choose = (change: () => void) => {
    change();
    setCurrent(1);
  };
  const close = () => {
    setDialog(null);
  };
  const isNarrowed = Object.keys(filter).length > 0;
  return (
    <Page>
      <PageHead
        text={text.purpose}
        title={
          data === undefined
            ? text.table
            : isNarrowed && data.total === 0
              ? text.emptyTitle
              : text.title(data.total)
        }
      >
        {mayAdd && (
          <div className={styles['words']}>
            <ExportButton
              download={(progress) => client.download('consoleBoothsFile', { query: filter, ...progress })}
            />
            <Button
              icon="upload"
              onClick={() => {
                setDialog({ kind: 'import' });
              }}
            >
              {words.exhibitors.importExcel}
            </Button>
            <Button
              onClick={() => {
                setDialog({ kind: 'booth', booth: null });
              }}
              variant="primary"
            >
              {text.add}
            </Button>
          </div>
        )}
      </PageHead>
      <Tabs
        items={views.map((key) => ({ key, label: text.views[key] }))}
        label={text.view}
        look="list"
        onSelect={(key) => {
          choose(() => {
            setView(key);
          });
        }}
        panelId="booths"
        selected={view}
      />
      <div id="booths" role="tabpanel">
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
          <select
            aria-label={words.exhibitors.hall}
            className={styles['select']}
            onChange={(event) => {
              choose(() => {
                setHall(event.target.value);
              });
            }}
            value={hall}
          >
            <option value="">{words.exhibitors.anyHall}</option>
            {(data?.halls ?? []).map((one) => (
              <option key={one} value={one}>
                {words.exhibitors.hallName(one)}
              </option>
            ))}
          </select>
          <select
            aria-label={text.columns.type}
            className={styles['select']}
            onChange={(event) => {
              choose(() => {
                setType(event.target.value);
              });
            }}
            value={type}
          >
            <option value="">{text.anyType}</option>
            {boothTypes.map((one) => (
              <option key={one} value={one}>
                {words.exhibitors.boothTypes[one]}
              </option>
            ))}
          </select>
        </div>
        {data === undefined ? (
          <Loading resource={list} />
        ) : data.total === 0 ? (
          <div className={styles['empty']}>
            <EmptyState text={isNarrowed ? text.emptyText : text.noneText} title={text.emptyTitle} />
          </div>
        ) : (
          <DataTable
            {...(mayEdit && { actions })}
            columns={columns}
            label={text.table}
            loading={isOld}
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
              onPage: setCurrent,
            }}
            phone={{
              title: (booth) => placeOf(booth, words),
              note: ({ exhibitor }) => exhibitor?.name ?? text.free,
              amount: ({ area }) => words.area(area),
            }}
            rowKey={idOf}
            rows={data.records}
            sort={sort}
          />
        )}
      </div>
      <Suspense fallback={null}>
        {dialog?.kind === 'import' && (
          <ImportDialog
            kind="exhibitors"
            onClose={close}
            onDone={() => {
              void list.load();
            }}
          />
        )}
        {dialog?.kind === 'booth' && (
          <BoothDialog
            booth={dialog.booth}
            exhibitorId={null}
            onClose={close}
            onDone={(place) => {
              const { boothAdded, saved } = words.exhibitors;
              toast(dialog.booth === null ? boothAdded(place) : saved, 'done');
              close();
              void list.load();
            }}
          />
        )}
        {dialog?.kind === 'assign' && (
          <AssignDialog
            booth={dialog.booth}
            onClose={close}
            onDone={(booth) => {
              const place = placeOf(booth, words);
              toast(
                booth.exhibitor === null
                  ? words.exhibitors.freed(place)
                  : text.assigned(place, booth.exhibitor.name),
                'done',
              );
              close();
              void list.load();
            }}
          />
        )}
      </Suspense>
    </Page>
  );
};

import type { InvitedVisitor } from '@zhantai/contract';
import { Button, EmptyState, ErrorBox, SectionHead, Skeleton, TextInput } from '@zhantai/ui';
import type { TableColumn } from '@zhantai/ui/data-table/columns/column.ts';
import type { TableSort } from '@zhantai/ui/data-table/rows/sort-rows.ts';
import { lazy, Suspense, useDeferredValue, useMemo, useState } from 'react';
import { errorSentence } from '@zhantai/shell/error-sentence.ts';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { ExportButton } from '../../shell/spreadsheet/export-button.tsx';
import { shortTime } from '@zhantai/shell/exhibition-time.ts';
import styles from './inviting.module.css';
import { visitorsFile } from './visitors-file.ts';
import { withRetry } from '@zhantai/shell/loading/with-retry.ts';

const DataTable = lazy(async () => ({
  default: (await withRetry(() => import('./visitor-table.tsx'))).VisitorTable,
}));

const RemoveVisitorsDialog = lazy(async () => ({
  default: (await withRetry(() => import('./remove-visitors-dialog.tsx'))).RemoveVisitorsDialog,
}));

const SIZE = 20;
const SORTED = new Set(['registeredAt', 'company']);

export interface InvitedVisitorsProps {
  /** Somebody was removed: places are free. */
  readonly onRemoved: () => void;
}

/** Who registered through this exhibitor; names and numbers are masked by the server. */
export const InvitedVisitors = ({ onRemoved }: InvitedVisitorsProps) => {
  const { client, config, words } = usePortal();
  const text = words.guests.inviting;
  const [typed, setTyped] = useState('');
  const company = useDeferredValue(typed.trim());
  const [current, setCurrent] = useState(1);
  const [sort, setSort] = useState<TableSort | null>(null);
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [removes, setRemoves] = useState(false);
  const list = useMemo(
    () =>
      createResource(() =>
        client.call('getInvitedVisitorPage', {
          query: {
            current,
            size: SIZE,
            ...(company === '' ? {} : { company }),
            ...(sort === null
              ? {}
              : sort.direction === 'ascending'
                ? { ascs: sort.key }
                : { descs: sort.key }),
          },
        }),
      ),
    [client, company, current, sort],
  );
  const state = useResource(list);
  const columns = useMemo(
    (): readonly TableColumn<InvitedVisitor>[] => [
      { key: 'name', title: text.name, width: 120 },
      { key: 'mobile', title: text.mobile, width: 140 },
      {
        key: 'proven',
        title: text.proven,
        width: 110,
        value: ({ proven }) => text.provenStates[proven ? 'true' : 'false'],
      },
      { key: 'company', title: text.company, sortable: SORTED.has('company') },
      { key: 'position', title: text.position },
      {
        key: 'registeredAt',
        title: text.registeredAt,
        width: 140,
        sortable: SORTED.has('registeredAt'),
        value: ({ registeredAt }) => shortTime(registeredAt),
      },
      {
        key: 'cameAt',
        title: text.cameAt,
        width: 120,
        value: ({ cameAt }) => (cameAt === null ? text.notYet : shortTime(cameAt)),
      },
    ],
    [text],
  );
  return (
    <section className={styles['visitors']}>
      <SectionHead
        note={state.status === 'ready' ? String(state.data.total) : undefined}
        rule="below"
        title={text.visitors}
      />
      <div className={styles['find']}>
        <TextInput
          aria-label={text.search}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setCurrent(1);
          }}
          placeholder={text.search}
          type="search"
          value={typed}
        />
        {state.status === 'ready' && state.data.total > 0 && (
          <Suspense fallback={null}>
            <ExportButton
              read={() => visitorsFile(client, company, text)}
              today={config.serverTime.slice(0, 10)}
            />
          </Suspense>
        )}
      </div>
      {state.status === 'failed' && (
        <ErrorBox
          detail={errorSentence(state.error, words)}
          onRetry={() => {
            void list.load();
          }}
          title={words.states.failed}
        />
      )}
      {state.status === 'loading' && <Skeleton rowHeight={44} rows={4} />}
      {state.status === 'ready' &&
        (state.data.total === 0 ? (
          company === '' ? (
            <EmptyState text={text.emptyText} title={text.empty} />
          ) : (
            <EmptyState title={text.emptySearch} />
          )
        ) : (
          <Suspense fallback={<Skeleton rowHeight={44} rows={4} />}>
            <DataTable
              columns={columns}
              current={current}
              label={text.visitors}
              limit={SIZE}
              onPage={setCurrent}
              onSort={(next) => {
                setSort(next);
                setCurrent(1);
              }}
              rows={state.data.records}
              selection={{
                selected: ticked,
                onChange: setTicked,
                bulk: (
                  <Button
                    onClick={() => {
                      setRemoves(true);
                    }}
                    size="small"
                  >
                    {text.remove}
                  </Button>
                ),
              }}
              sort={sort}
              total={state.data.total}
            />
          </Suspense>
        ))}
      {removes && (
        <Suspense fallback={null}>
          <RemoveVisitorsDialog
            ids={ticked}
            onClose={() => {
              setRemoves(false);
            }}
            onDone={() => {
              setRemoves(false);
              setTicked([]);
              setCurrent(1);
              void list.load();
              onRemoved();
            }}
          />
        </Suspense>
      )}
    </section>
  );
};

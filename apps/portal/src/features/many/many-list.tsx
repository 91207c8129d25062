import type { FormEntry, SubmissionEntry } from '@zhantai/contract';
import { ButtonLink, EmptyState, Status, useDevice } from '@zhantai/ui';
import { DataTable } from '@zhantai/ui/data-table/data-table.tsx';
import type { TableColumn } from '@zhantai/ui/data-table/columns/column.ts';
import { loadFormWords } from '@zhantai/views';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { FormHead } from '../form/form-head.tsx';
import { manyAddresses } from '../form/many-addresses.ts';
import { useAddress } from '@zhantai/shell/location/use-address.ts';
import { parseForm } from '../form/material/parse-form.ts';
import { PageState } from '../../shell/page/page-state.tsx';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { shortTime } from '@zhantai/shell/exhibition-time.ts';
import { submissionText } from './answer-text.ts';
import styles from './many.module.css';
import { submissionStatus } from '@zhantai/shell/submission-status.ts';
import { withRetry } from '@zhantai/shell/loading/with-retry.ts';

const DropDialog = lazy(async () => ({
  default: (await withRetry(() => import('./drop-dialog.tsx'))).DropDialog,
}));

const SIZE = 20;

/** A submission of the list, with what tells it from the others. */
interface Row {
  readonly entry: SubmissionEntry;
  readonly text: string;
}

export interface ManyListProps {
  readonly entry: FormEntry;
  readonly onIndex: () => void;
}

/** What was filled in of a form that takes many submissions: open one, begin another, throw a draft away. */
export const ManyList = ({ entry, onIndex }: ManyListProps) => {
  const { client, language, location, forms, words } = usePortal();
  const text = words.people.many;
  const mobile = useDevice() === 'mobile';
  const { formId } = entry;
  const [current, setCurrent] = useState(1);
  const list = useMemo(
    () =>
      createResource(async () => {
        const [info, page, formWords] = await Promise.all([
          client.call('info', { query: { formId } }),
          client.call('page', { query: { formId, current, size: SIZE, descs: 'ordinal' } }),
          loadFormWords(language),
        ]);
        const definition = parseForm(info.form, language);
        const rows = page.records.map((one): Row => ({
          entry: one,
          text: submissionText(definition, one.answers ?? {}, page.labels, formWords),
        }));
        return { info, page, rows };
      }),
    [client, language, formId, current],
  );
  const state = useResource(list);
  const [leaving, setLeaving] = useState<SubmissionEntry | null>(null);
  const addresses = manyAddresses(useAddress(location));
  const open = useCallback(
    (row: Row) => {
      location.go(manyAddresses(location.current()).of(row.entry.id));
    },
    [location],
  );
  const columns = useMemo((): readonly TableColumn<Row>[] => {
    return [
      { key: 'number', title: text.number, width: 64, value: (row) => row.entry.ordinal },
      {
        key: 'what',
        title: text.what,
        value: (row) => (row.text === '' ? text.untitled : row.text),
      },
      { key: 'state', title: text.state, width: 110, render: statusOf },
      { key: 'saved', title: text.saved, width: 120, value: (row) => shortTime(row.entry.updatedAt) },
      { key: 'receipt', title: text.receipt, width: 180, value: (row) => row.entry.receiptNumber ?? '' },
    ];
  }, [text]);
  const actions = useCallback(
    (row: Row) => [
      {
        key: 'open',
        label: isOpen(row.entry) ? text.edit : text.view,
        onPress: () => {
          open(row);
        },
      },
      ...(row.entry.status === 'draft'
        ? [
            {
              key: 'remove',
              label: text.remove,
              onPress: () => {
                setLeaving(row.entry);
              },
            },
          ]
        : []),
    ],
    [open, text],
  );

  return (
    <main className={mobile ? styles['phone'] : styles['main']} id="main" tabIndex={-1}>
      <PageState
        onRetry={() => {
          void list.load();
        }}
        skeleton={{ rows: 6, rowHeight: 44 }}
        state={state}
      >
        {({ info, page, rows }) => {
          const add = info.fromInformationCanBeSubmitted && (
            <ButtonLink href={`#${addresses.fresh}`} icon="add" variant="primary">
              {text.add}
            </ButtonLink>
          );
          return (
            <>
              <FormHead form={info.form} onIndex={onIndex} status={null} timelines={info.timelines} />
              {page.total === 0 ? (
                <EmptyState
                  actions={add}
                  code={entry.formCode}
                  text={add === false ? text.emptyClosed : text.emptyText}
                  title={text.empty}
                />
              ) : (
                <DataTable
                  actions={actions}
                  columns={columns}
                  label={entry.title}
                  pagination={{
                    total: page.total,
                    current,
                    limit: SIZE,
                    words: text.count(page.total),
                    onPage: setCurrent,
                  }}
                  phone={{
                    title: (row) => (row.text === '' ? text.untitled : row.text),
                    note: (row) => `${row.entry.ordinal} · ${shortTime(row.entry.updatedAt)}`,
                    amount: statusOf,
                    onPress: open,
                  }}
                  resizable={false}
                  rowKey={keyOf}
                  rows={rows}
                  toolbar={add === false ? undefined : <div className={styles['tools']}>{add}</div>}
                />
              )}
            </>
          );
        }}
      </PageState>
      {leaving !== null && (
        <Suspense fallback={null}>
          <DropDialog
            entry={leaving}
            onClose={() => {
              setLeaving(null);
            }}
            onDone={() => {
              setLeaving(null);
              void list.load();
              void forms.load();
            }}
          />
        </Suspense>
      )}
    </main>
  );
};

const statusOf = (row: Row) => <Status status={submissionStatus[row.entry.status]} />;
const keyOf = (row: Row): string => row.entry.id;

/** Nothing is with the organiser: it can be worked on. */
function isOpen({ status }: SubmissionEntry): boolean {
  return status === 'draft' || status === 'fail' || status === 'submitted';
}

import type { GalleryWords } from '@zhantai/messages/gallery';
import { DataTable } from '@zhantai/ui/data-table/data-table.tsx';
import { exportCells } from '@zhantai/ui/data-table/export-cells.ts';
import { useMemo, useState } from 'react';
import { exhibitColumns } from './exhibit-columns.tsx';
import styles from './kit-page.module.css';
import { exhibitRows } from './exhibit-rows.ts';
import type { ExhibitRow } from './exhibit-rows.ts';

const ROWS = 1000;
const keyOf = (row: ExhibitRow): string => row.id;
const none: readonly ExhibitRow[] = [];

/** The generic table: fixed, nested and computed columns, cells of its own, totals, pages, windowed rows. */
export const KitTable = ({ words }: { readonly words: GalleryWords }) => {
  const [page, setPage] = useState(1);
  const [limit, setLimit] = useState(200);
  const [exported, setExported] = useState('');
  const columns = useMemo(() => exhibitColumns(words), [words]);
  const rows = useMemo(() => exhibitRows(words, ROWS), [words]);
  const shown = useMemo(() => rows.slice((page - 1) * limit, page * limit), [rows, page, limit]);
  const actions = useMemo(
    () => () => [
      {
        key: 'export',
        label: words.kit.copied,
        onPress: () => {
          setExported(exportCells(columns, none).heads.join(', '));
        },
      },
    ],
    [words, columns],
  );
  return (
    <div className={styles['stack']}>
      <DataTable
        actions={actions}
        columns={columns}
        label={words.labels.dynamic}
        maxHeight={420}
        pagination={{
          total: ROWS,
          current: page,
          limit,
          limits: [50, 200, 1000],
          layout: ['total', 'pager', 'jump', 'limit'],
          onPage: setPage,
          onLimit: (next) => {
            setLimit(next);
            setPage(1);
          },
        }}
        rowKey={keyOf}
        rows={shown}
      />
      {exported !== '' && <output className={styles['note']}>{exported}</output>}
      <DataTable columns={columns} label={words.kit.emptyTable} rowKey={keyOf} rows={none} />
    </div>
  );
};

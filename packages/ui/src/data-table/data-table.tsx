import { use, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useDevice } from '../device/use-device.ts';
import { LanguageContext } from '../kit-provider/language-context.ts';
import { BulkBar } from './bulk-bar.tsx';
import type { TableColumn } from './columns/column.ts';
import { leafColumns } from './columns/leaf-columns.ts';
import { Pagination } from './pages/pagination.tsx';
import type { TablePagination } from './pages/pagination.tsx';
import type { PhoneFaces } from './phone/phone-faces.ts';
import { PhoneList } from './phone/phone-list.tsx';
import type { RowAction } from './rows/row-action.ts';
import type { TableSelection } from './rows/selection.ts';
import { nextSort, sortRows } from './rows/sort-rows.ts';
import type { TableSort } from './rows/sort-rows.ts';
import { TableGrid } from './table-grid.tsx';
import { useTableWords } from './use-table-words.ts';
import { useTicks } from './rows/use-ticks.ts';
import styles from './data-table.module.css';

/** What {@link DataTable} takes. */
export interface DataTableProps<Row extends object> {
  /** Accessible name. */
  readonly label: string;
  /** Keep the array the same between drawings: widths are fitted anew when it changes. */
  readonly columns: readonly TableColumn<Row>[];
  /** Rows of the page; a changed row is a new object. */
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** Words at the far right: the first two, then a menu. Keep the function the same between drawings. */
  readonly actions?: (row: Row, index: number) => readonly RowAction[];
  readonly selection?: TableSelection;
  /** Stands above the table; gives way to the bulk bar while rows are ticked. */
  readonly toolbar?: ReactNode;
  /** With it the owner orders the rows (a server); without it the table does. */
  readonly onSort?: (sort: TableSort | null) => void;
  readonly sort?: TableSort | null;
  readonly pagination?: TablePagination;
  readonly loading?: boolean;
  /** Stands where there are no rows. */
  readonly empty?: ReactNode;
  /** First words of the totals row. */
  readonly totalLabel?: ReactNode;
  /** Rows 44 px high, or 52 for people. */
  readonly size?: 'normal' | 'tall';
  /** Height at which rows scroll in a frame of their own; without it they scroll with the page. */
  readonly maxHeight?: number | string;
  readonly resizable?: boolean;
  readonly phone?: PhoneFaces<Row>;
}

/** A table of records: nested heads, fitted and drawn widths, order, ticks, totals, pages; a list on a phone (design.md §8). */
export const DataTable = <Row extends object>({
  label,
  columns,
  rows,
  rowKey,
  actions,
  selection,
  toolbar,
  onSort,
  sort: ownerSort,
  pagination,
  loading = false,
  empty,
  totalLabel,
  size = 'normal',
  maxHeight,
  resizable = true,
  phone,
}: DataTableProps<Row>) => {
  const words = useTableWords();
  const language = use(LanguageContext);
  const mobile = useDevice() === 'mobile';
  const [ownSort, setOwnSort] = useState<TableSort | null>(null);
  const sort = onSort === undefined ? ownSort : (ownerSort ?? null);
  const shown = useMemo(() => {
    if (onSort !== undefined || sort === null) return rows;
    const leaf = leafColumns(columns).find(({ column }) => column.key === sort.key);
    return leaf === undefined ? rows : sortRows(rows, leaf.column, sort.direction, language);
  }, [columns, rows, sort, onSort, language]);
  const keys = useMemo(() => (selection === undefined ? [] : shown.map(rowKey)), [selection, shown, rowKey]);
  const ticks = useTicks(selection, keys);

  const Face = mobile ? PhoneList : TableGrid;
  return (
    <div className={styles['root']}>
      {selection !== undefined && selection.selected.length > 0 ? (
        <BulkBar
          count={selection.selected.length}
          onClear={() => {
            selection.onChange([]);
          }}
        >
          {selection.bulk}
        </BulkBar>
      ) : (
        toolbar !== undefined && <div className={styles['bar']}>{toolbar}</div>
      )}
      <Face
        actions={actions}
        columns={columns}
        empty={empty}
        label={label}
        loading={loading}
        maxHeight={maxHeight}
        onSort={(key) => {
          (onSort ?? setOwnSort)(nextSort(sort, key));
        }}
        phone={phone}
        resizable={resizable}
        rowKey={rowKey}
        rows={shown}
        size={size}
        sort={sort}
        ticks={ticks}
        totalLabel={totalLabel ?? words.total}
      />
      {pagination !== undefined && <Pagination {...pagination} />}
    </div>
  );
};

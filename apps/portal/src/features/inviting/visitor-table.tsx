import type { InvitedVisitor } from '@zhantai/contract';
import type { TableColumn } from '@zhantai/ui/data-table/columns/column.ts';
import { DataTable } from '@zhantai/ui/data-table/data-table.tsx';
import type { TableSelection } from '@zhantai/ui/data-table/rows/selection.ts';
import type { TableSort } from '@zhantai/ui/data-table/rows/sort-rows.ts';

export interface VisitorTableProps {
  readonly label: string;
  readonly columns: readonly TableColumn<InvitedVisitor>[];
  readonly rows: readonly InvitedVisitor[];
  readonly total: number;
  readonly current: number;
  readonly limit: number;
  readonly sort: TableSort | null;
  readonly selection: TableSelection;
  readonly onSort: (sort: TableSort | null) => void;
  readonly onPage: (page: number) => void;
}

/** The table of who registered; ordered and paged by the server. */
export const VisitorTable = (props: VisitorTableProps) => {
  const { label, columns, rows, total, current, limit, sort, selection, onSort, onPage } = props;
  return (
    <DataTable
      columns={columns}
      label={label}
      onSort={onSort}
      pagination={{ total, current, limit, onPage }}
      rowKey={keyOf}
      rows={rows}
      selection={selection}
      sort={sort}
    />
  );
};

const keyOf = ({ id }: InvitedVisitor): string => id;

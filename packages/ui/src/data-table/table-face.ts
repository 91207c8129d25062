import type { ReactNode } from 'react';
import type { TableColumn } from './columns/column.ts';
import type { PhoneFaces } from './phone/phone-faces.ts';
import type { RowAction } from './rows/row-action.ts';
import type { TableSort } from './rows/sort-rows.ts';
import type { PageTicks } from './table-head.tsx';

/** Ticks as the faces of the table see them. */
export interface Ticks {
  readonly selected: ReadonlySet<string>;
  readonly page: PageTicks;
  readonly onTick: (key: string, on: boolean) => void;
  readonly onTickAll: (on: boolean) => void;
}

/** What the desktop and the phone face of the table take. */
export interface TableFaceProps<Row extends object> {
  readonly label: string;
  readonly columns: readonly TableColumn<Row>[];
  /** In the order they are shown. */
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly actions?: ((row: Row, index: number) => readonly RowAction[]) | undefined;
  readonly ticks?: Ticks | undefined;
  readonly sort: TableSort | null;
  readonly onSort: (key: string) => void;
  readonly loading: boolean;
  readonly empty: ReactNode;
  readonly totalLabel: ReactNode;
  readonly size: 'normal' | 'tall';
  readonly maxHeight?: number | string | undefined;
  readonly resizable: boolean;
  readonly phone?: PhoneFaces<Row> | undefined;
}

import type { ReactNode } from 'react';

/** One column of a {@link DataTable}, or a head over several (seed.md §3 "Table column"). */
export interface TableColumn<Row> {
  /** Names the column; also the property of a row that it shows, where no `value` is given. */
  readonly key: string;
  readonly title: string;
  /** Stands after the title in the head: kg, cm, m³. */
  readonly unit?: string;
  /** `number` aligns right and groups digits; `index` counts rows from 1. */
  readonly type?: 'text' | 'number' | 'index';
  /** Digits after the point, of a number. */
  readonly decimals?: number;
  /** Pixels; without it the column fits its content between 50 and 300. */
  readonly width?: number;
  /** Stays while the rest scrolls sideways. */
  readonly fixed?: 'left' | 'right';
  /** Makes this a head over other columns. */
  readonly children?: readonly TableColumn<Row>[];
  /** What a row holds here: text or a number, for showing, fitting, sorting and adding up. */
  readonly value?: (row: Row) => unknown;
  /** Draws the cell instead of its text. */
  readonly render?: (row: Row, index: number) => ReactNode;
  readonly align?: 'left' | 'center' | 'right';
  /** Cuts long text and shows it whole under the pointer (the default); `false` lets it wrap. */
  readonly ellipsisTooltip?: boolean;
  /** Is never cut for want of room: a number by which things are told apart. */
  readonly whole?: boolean;
  /** Left out of {@link exportCells}. */
  readonly ignoreExport?: boolean;
  /** Adds the numbers up in the totals row, or writes something of its own there. */
  readonly totalRow?: boolean | ((rows: readonly Row[]) => ReactNode);
  /** Not shown. */
  readonly hide?: boolean;
  /** Worked out by the system: on a quiet ground. A head passes it on to its columns. */
  readonly computed?: boolean;
  readonly sortable?: boolean;
}

import { traitsOf } from '../types/traits.ts';
import type { Item } from './item.ts';

/** The sub-table whose rows are exhibits (engine.md §6). */
export const EXHIBIT_PROP = 'zhanpinzibiao';

/** Sub-tables that are shown in the transport layout. */
export const TRANSPORT_PROPS: readonly string[] = [
  EXHIBIT_PROP,
  'jilizibiao',
  'zuzhuangpinzhuangjilizuyong',
  'cheliangtongxingzheng',
];

/** The columns of an exhibit row that follow from the others. */
export const EXHIBIT_FIGURES = ['volume', 'grossWeight', 'bulkVolume'] as const;

/** Whether a column of a sub-table is one of them. */
export function isExhibitFigure(table: string, column: Pick<Item, 'prop' | 'type'>): boolean {
  return (
    table === EXHIBIT_PROP &&
    traitsOf(column).family === 'number' &&
    EXHIBIT_FIGURES.some((figure) => figure === column.prop)
  );
}

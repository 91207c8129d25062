import { useMemo } from 'react';
import type { ReactNode, Ref } from 'react';
import type { Leaf } from '../columns/leaf-columns.ts';
import type { RowAction } from './row-action.ts';
import type { Ticks } from '../table-face.ts';
import { TableRow } from './table-row.tsx';

interface Drawn {
  readonly state: string;
  readonly element: ReactNode;
}

/** What {@link useDrawnRows} takes. */
export interface DrawnRowsInput<Row> {
  readonly leaves: readonly Leaf<Row>[];
  readonly rowKey: (row: Row) => string;
  readonly actions?: ((row: Row, index: number) => readonly RowAction[]) | undefined;
  readonly ticks?: Ticks | undefined;
  /** Lines of the head above the rows; undefined where all rows are drawn, which then need no numbers. */
  readonly headLines?: number | undefined;
  readonly measure?: Ref<HTMLTableRowElement> | undefined;
}

/** Draws rows, each anew only when it changes: typing into one of thousands draws one. */
export const useDrawnRows = <Row extends object>({
  leaves,
  rowKey,
  actions,
  ticks,
  headLines,
  measure,
}: DrawnRowsInput<Row>): ((row: Row, index: number) => ReactNode) => {
  const onTick = ticks?.onTick;
  const known = useMemo(
    () => new WeakMap<Row, Drawn>(),
    // Whatever every row is drawn with begins a new memory.
    // oxlint-disable-next-line react/exhaustive-deps
    [leaves, actions, onTick, measure],
  );
  return (row, index) => {
    const key = rowKey(row);
    const ticked = ticks?.selected.has(key);
    const line = headLines === undefined ? undefined : headLines + index + 1;
    const state = `${key} ${index} ${line} ${ticked}`;
    const before = known.get(row);
    if (before?.state === state) return before.element;
    const element = (
      <TableRow
        actions={actions?.(row, index)}
        index={index}
        key={key}
        leaves={leaves}
        line={line}
        measure={measure}
        onTick={(on) => {
          onTick?.(key, on);
        }}
        row={row}
        ticked={ticked}
      />
    );
    known.set(row, { state, element });
    return element;
  };
};

import { Checkbox } from '../choice/choice.tsx';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import { ColumnResizer } from './columns/column-resizer.tsx';
import { fixedPlace } from './rows/fixed-place.ts';
import { headText } from './columns/head-text.ts';
import type { HeadCell } from './head-rows.ts';
import type { Leaf } from './columns/leaf-columns.ts';
import type { TableSort } from './rows/sort-rows.ts';
import { useTableWords } from './use-table-words.ts';
import styles from './table-head.module.css';

/** Whether none, some or all rows of the page are ticked. */
export type PageTicks = 'none' | 'some' | 'all';

/** What {@link TableHead} takes. */
export interface TableHeadProps<Row> {
  readonly rows: readonly (readonly HeadCell<Row>[])[];
  readonly leaves: readonly Leaf<Row>[];
  readonly widths: readonly number[];
  readonly sort: TableSort | null;
  readonly onSort: (key: string) => void;
  readonly onDraw?: ((key: string, width: number) => void) | undefined;
  readonly onFit: (key: string) => void;
  /** With it a box for the whole page stands first. */
  readonly ticks?: PageTicks | undefined;
  readonly onTickAll: (on: boolean) => void;
  readonly actions: boolean;
  readonly hintId: string;
}

/** The head of the table: groups over columns, order, and edges to draw. */
export const TableHead = <Row extends object>({
  rows,
  leaves,
  widths,
  sort,
  onSort,
  onDraw,
  onFit,
  ticks,
  onTickAll,
  actions,
  hintId,
}: TableHeadProps<Row>) => {
  const words = useTableWords();

  const title = ({ column, align }: { readonly column: HeadCell<Row>['column']; readonly align: string }) => {
    const text = headText(column);
    if (column.sortable !== true) return <span className={styles['title']}>{text}</span>;
    const own = sort?.key === column.key ? sort.direction : null;
    return (
      <button
        className={styles['sort']}
        data-align={align}
        data-on={own !== null}
        onClick={() => {
          onSort(column.key);
        }}
        type="button"
      >
        <span className={styles['title']}>{text}</span>
        <Icon
          className={styles['mark']}
          name={own === 'descending' ? 'chevron-down' : 'chevron-up'}
          size={16}
        />
      </button>
    );
  };

  /** The side of the table that a column stands at, where text keeps no room to the edge. */
  const edgeOf = (at: number) => {
    if (at === 0 && ticks === undefined) return 'start';
    return at === leaves.length - 1 && !actions ? 'end' : undefined;
  };

  const cell = ({ column, colSpan, rowSpan, at, group }: HeadCell<Row>) => {
    const leaf = leaves[at];
    const computed = leaf?.computed === true;
    const text = headText(column);
    if (group)
      return (
        <th
          aria-label={text}
          className={styles['group']}
          colSpan={colSpan}
          data-computed={computed}
          key={column.key}
          scope="colgroup"
          title={text}
        >
          <span className={styles['over']}>
            <span>{text}</span>
          </span>
        </th>
      );
    if (leaf === undefined) return null;
    const width = widths[at] ?? 0;
    const named = column.title !== '';
    return (
      <th
        aria-label={named ? text : undefined}
        aria-sort={sort?.key === column.key ? sort.direction : undefined}
        data-align={leaf.align}
        data-computed={computed}
        data-edge={edgeOf(at)}
        key={column.key}
        rowSpan={rowSpan}
        scope="col"
        {...fixedPlace(leaf.fixed, at)}
      >
        <div className={styles['head']}>
          {column.type === 'index' && !named && <VisuallyHidden>{words.index}</VisuallyHidden>}
          {title({ column, align: leaf.align })}
          {onDraw !== undefined && named && (
            <ColumnResizer
              hintId={hintId}
              onDraw={(to) => {
                onDraw(column.key, to);
              }}
              onFit={() => {
                onFit(column.key);
              }}
              tabbable={leaf.name}
              title={text}
              width={width}
            />
          )}
        </div>
      </th>
    );
  };

  return (
    <thead className={styles['thead']}>
      {rows.map((cells, level) => (
        // Rows of the head are told apart by nothing but their level.
        // oxlint-disable-next-line react/no-array-index-key
        <tr aria-rowindex={level + 1} data-last={level === rows.length - 1} key={level}>
          {level === 0 && ticks !== undefined && (
            <th className={styles['tick']} rowSpan={rows.length} scope="col" {...fixedPlace('wide', 'tick')}>
              <div className={styles['head']}>
                <Checkbox
                  aria-label={words.selectAll}
                  checked={ticks === 'all'}
                  half={ticks === 'some'}
                  onChange={(event) => {
                    onTickAll(event.target.checked);
                  }}
                />
              </div>
            </th>
          )}
          {cells.map(cell)}
          {level === 0 && actions && (
            <th rowSpan={rows.length} scope="col" {...fixedPlace('right', 'actions')}>
              <VisuallyHidden>{words.actions}</VisuallyHidden>
            </th>
          )}
        </tr>
      ))}
    </thead>
  );
};

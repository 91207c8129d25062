import { Fragment, useCallback, useMemo, useRef } from 'react';
import { Skeleton } from '../../feedback/skeleton.tsx';
import { leafColumns } from '../columns/leaf-columns.ts';
import { PhoneRow } from './phone-row.tsx';
import type { TableFaceProps } from '../table-face.ts';
import { totalOf } from '../total-row.tsx';
import { useRowWindow } from '../rows/use-row-window.ts';
import { useTableWords } from '../use-table-words.ts';
import styles from './phone-list.module.css';

const ROW_HEIGHT = 64;

/** The table on a phone: a list of two-line rows, and the totals in a line (design.md §8). */
export const PhoneList = <Row extends object>({
  label,
  columns,
  rows,
  rowKey,
  actions,
  ticks,
  loading,
  empty,
  totalLabel,
  phone = {},
}: TableFaceProps<Row>) => {
  const words = useTableWords();
  const list = useRef<HTMLUListElement>(null);
  const leaves = useMemo(() => leafColumns(columns), [columns]);
  const view = useRowWindow({
    count: rows.length,
    rowHeight: ROW_HEIGHT,
    keyOf: useCallback(
      (index: number) => {
        const row = rows[index];
        return row === undefined ? String(index) : rowKey(row);
      },
      [rows, rowKey],
    ),
    list,
    frameKey: '',
  });
  const totals = leaves.flatMap((leaf) => {
    const total = totalOf(leaf, rows);
    return total === null ? [] : [{ column: leaf.column, total }];
  });
  if (rows.length === 0)
    return (
      <div className={styles['empty']}>
        {loading ? (
          <Skeleton columns={['1fr', '64px']} rowHeight={ROW_HEIGHT} rows={4} />
        ) : (
          (empty ?? <p className={styles['nothing']}>{words.empty}</p>)
        )}
      </div>
    );
  return (
    <>
      <ul aria-busy={loading || undefined} aria-label={label} className={styles['list']} ref={list}>
        {view.shown.map(({ index, gap }) => {
          const row = rows[index];
          if (row === undefined) return null;
          const key = rowKey(row);
          return (
            <Fragment key={key}>
              {gap > 0 && <li aria-hidden="true" style={{ height: gap }} />}
              <PhoneRow
                actions={actions?.(row, index)}
                count={rows.length}
                faces={phone}
                index={index}
                leaves={leaves}
                measure={view.measure}
                onTick={(on) => {
                  ticks?.onTick(key, on);
                }}
                row={row}
                ticked={ticks?.selected.has(key)}
                windowed={view.windowed}
              />
            </Fragment>
          );
        })}
        {view.after > 0 && <li aria-hidden="true" style={{ height: view.after }} />}
      </ul>
      {totals.length > 0 && (
        <dl className={styles['totals']}>
          <dt>{totalLabel}</dt>
          {totals.map(({ column, total }) => (
            <dd key={column.key}>
              {column.title} <b>{total}</b> {column.unit ?? ''}
            </dd>
          ))}
        </dl>
      )}
      {ticks !== undefined && (
        <button
          className={styles['all']}
          onClick={() => {
            ticks.onTickAll(ticks.page !== 'all');
          }}
          type="button"
        >
          {ticks.page === 'all' ? words.clearSelection : words.selectAll}
        </button>
      )}
    </>
  );
};

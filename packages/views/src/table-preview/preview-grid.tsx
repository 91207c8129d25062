import { plainNumber, traitsOf } from '@zhantai/engine';
import { textScale } from '@zhantai/ui/text/text-scale.ts';
import { Fragment, useMemo } from 'react';
import { columnWidth } from '../fields/dynamic/widths/column-widths.ts';
import type { PreviewParts } from './preview-parts.ts';
import { previewText } from './preview-rows.ts';
import styles from './table-preview.module.css';

const NUMBER_WIDTH = 64;
const LOOKED_AT = 100;

/** The rows of a preview on a desktop: a table, each problem under the text of its cell. */
export const PreviewGrid = ({
  label,
  rowLabel,
  columns,
  rows,
  byRow,
  cutAt,
  words,
  optionsOf,
  rowWindow,
  at,
}: PreviewParts) => {
  const scale = textScale();
  const widths = useMemo(
    () =>
      columns.map(
        (column) =>
          scale *
          columnWidth({
            head: `${column.label} ${column.unit}`,
            cells: rows
              .slice(0, LOOKED_AT)
              .map((row) => previewText(column, row, words.fields, optionsOf?.(column) ?? null)),
            least: 96,
          }),
      ),
    [columns, rows, words, optionsOf, scale],
  );
  const number = NUMBER_WIDTH * scale;
  const { shown, after, measure } = rowWindow;
  return (
    <table
      aria-label={label}
      aria-rowcount={rows.length + 1}
      className={styles['table']}
      style={{ minWidth: number + widths.reduce((sum, width) => sum + width, 0) }}
    >
      <colgroup>
        <col style={{ width: number }} />
        {columns.map((column, place) => (
          <col key={column.prop} style={{ width: widths[place] }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <th scope="col">{rowLabel}</th>
          {columns.map((column) => (
            <th data-number={traitsOf(column).amount} key={column.prop} scope="col">
              {column.unit === '' ? column.label : `${column.label} ${column.unit}`}
              {column.required && <span className={styles['required']}>*</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map(({ index, gap }) => {
          const row = rows[index];
          if (row === undefined) return null;
          const problems = byRow.get(row.number);
          return (
            <Fragment key={row.number}>
              {gap > 0 && <tr aria-hidden="true" style={{ height: gap }} />}
              <tr
                aria-rowindex={index + 2}
                data-at={index === at || undefined}
                data-index={index}
                {...(measure === undefined ? {} : { ref: measure })}
              >
                <th data-faulty={problems !== undefined || undefined} scope="row">
                  {row.number}
                </th>
                {columns.map((column) => {
                  const problem = problems?.find(({ prop }) => prop === column.prop);
                  const cut = cutAt.get(`${row.number} ${column.prop}`);
                  return (
                    <td
                      data-cut={cut !== undefined || undefined}
                      data-faulty={problem !== undefined || undefined}
                      data-number={traitsOf(column).amount}
                      key={column.prop}
                    >
                      <span className={styles['text']}>
                        {previewText(column, row, words.fields, optionsOf?.(column) ?? null)}
                      </span>
                      {cut !== undefined && (
                        <span className={styles['cut']}>{`→ ${plainNumber(cut.to)}`}</span>
                      )}
                      {problem !== undefined && (
                        <span className={styles['problem']}>{words.problem(problem)}</span>
                      )}
                    </td>
                  );
                })}
              </tr>
            </Fragment>
          );
        })}
        {after > 0 && <tr aria-hidden="true" style={{ height: after }} />}
      </tbody>
    </table>
  );
};

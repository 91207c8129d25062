import { plainNumber } from '@zhantai/engine';
import { Fragment } from 'react';
import type { PreviewParts } from './preview-parts.ts';
import { previewText } from './preview-rows.ts';
import styles from './table-preview.module.css';

/** Further columns of a row that has nothing wrong. */
const MORE = 3;

/** The rows of a preview on a phone: the number and the first column, then what is wrong, or some of what else there is. */
export const PreviewCards = ({
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
  const { shown, after, measure } = rowWindow;
  const [first, ...others] = columns;
  return (
    <ul aria-label={label} className={styles['cards']}>
      {shown.map(({ index, gap }) => {
        const row = rows[index];
        if (row === undefined || first === undefined) return null;
        const problems = byRow.get(row.number) ?? [];
        const text = (column: typeof first): string =>
          previewText(column, row, words.fields, optionsOf?.(column) ?? null);
        const more = others
          .map(text)
          .filter((one) => one !== '')
          .slice(0, MORE);
        return (
          <Fragment key={row.number}>
            {gap > 0 && <li aria-hidden="true" style={{ height: gap }} />}
            <li
              data-at={index === at || undefined}
              data-index={index}
              {...(measure === undefined ? {} : { ref: measure })}
            >
              <p className={styles['cardTitle']}>
                <span className={styles['cardNumber']}>
                  {rowLabel} {row.number}
                </span>
                {text(first)}
              </p>
              {problems.length === 0 && <p className={styles['cardMore']}>{more.join('  ')}</p>}
              {columns.map((column) => {
                const cut = cutAt.get(`${row.number} ${column.prop}`);
                return cut === undefined ? null : (
                  <p className={styles['cut']} key={column.prop}>
                    {`${column.label} ${text(column)} → ${plainNumber(cut.to)}`}
                  </p>
                );
              })}
              {problems.map((problem) => {
                const column = columns.find(({ prop }) => prop === problem.prop);
                return (
                  <p className={styles['problem']} key={problem.prop}>
                    {column !== undefined && text(column) !== '' && (
                      <span className={styles['value']}>{text(column)}</span>
                    )}
                    {words.problem(problem)}
                  </p>
                );
              })}
            </li>
          </Fragment>
        );
      })}
      {after > 0 && <li aria-hidden="true" style={{ height: after }} />}
    </ul>
  );
};

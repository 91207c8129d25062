import { Icon } from '@zhantai/ui';
import { type ReactNode, useState } from 'react';
import type { AnswerRow, AnswerSection } from './answer-rows.ts';
import { type AnswerReading, AnswerValue } from './answer-value.tsx';
import styles from './answer-table.module.css';

/** Words of the table. */
export interface AnswerTableWords {
  readonly field: string;
  readonly previous: string;
  readonly current: string;
  readonly value: string;
  readonly aside: string;
  readonly changed: string;
  readonly row: (number: number) => string;
  readonly added: string;
  readonly removed: string;
  readonly unchanged: (count: number) => string;
}

/** What {@link AnswerTable} takes. */
export interface AnswerTableProps {
  readonly sections: readonly AnswerSection[];
  readonly reading: AnswerReading;
  readonly words: AnswerTableWords;
  /** Shows what stood before in a column of its own. */
  readonly compare: boolean;
  /** Folds what did not change. */
  readonly onlyChanges: boolean;
  /** A column of the reader's own, such as remarks. */
  readonly aside?: (row: AnswerRow) => ReactNode;
  /** Rows that never fold, such as those with remarks. */
  readonly keepOpen?: (row: AnswerRow) => boolean;
}

/** Answers as rows of field, before, now and an aside; changes are marked by a sign, not by colour alone. */
export const AnswerTable = (props: AnswerTableProps) => {
  const { sections, words, compare, aside } = props;
  return (
    <div className={styles['frame']}>
      <table className={styles['table']} data-aside={aside !== undefined} data-compare={compare}>
        <thead>
          <tr>
            <th scope="col">{words.field}</th>
            {compare && <th scope="col">{words.previous}</th>}
            <th scope="col">{compare ? words.current : words.value}</th>
            {aside !== undefined && (
              <th className={styles['aside']} scope="col">
                {words.aside}
              </th>
            )}
          </tr>
        </thead>
        {sections.map((section) => (
          <SectionRows key={section.key} {...props} section={section} />
        ))}
      </table>
    </div>
  );
};

const SectionRows = ({ section, ...props }: AnswerTableProps & { readonly section: AnswerSection }) => {
  const { onlyChanges, keepOpen, compare, aside, words } = props;
  const [unfolded, setUnfolded] = useState(false);
  const span = 2 + Number(compare) + Number(aside !== undefined);
  const folding = onlyChanges && !unfolded;
  const rows = folding ? section.rows.filter((row) => row.changed || keepOpen?.(row) === true) : section.rows;
  const folded = section.rows.length - rows.length;
  return (
    <tbody>
      {section.title !== '' && (
        <tr className={styles['section']}>
          <th colSpan={span} scope="colgroup">
            {section.number > 0 && <span className={styles['number']}>{section.number}</span>}
            {section.title}
          </th>
        </tr>
      )}
      {rows.map((row, index) => (
        <Row key={row.key} previous={rows[index - 1]} row={row} {...props} span={span} />
      ))}
      {folded > 0 && (
        <tr>
          <td className={styles['fold']} colSpan={span}>
            <button
              onClick={() => {
                setUnfolded(true);
              }}
              type="button"
            >
              <Icon name="chevron-right" />
              {words.unchanged(folded)}
            </button>
          </td>
        </tr>
      )}
    </tbody>
  );
};

const Row = ({
  row,
  previous,
  reading,
  words,
  compare,
  aside,
  span,
}: AnswerTableProps & {
  readonly row: AnswerRow;
  readonly previous: AnswerRow | undefined;
  readonly span: number;
}) => {
  const { record } = row;
  const opensRecord = record !== null && recordKey(row) !== recordKey(previous);
  return (
    <>
      {opensRecord && (
        <tr className={styles['record']}>
          <td colSpan={span}>
            {words.row(record.number)}
            {record.fate !== 'kept' && (
              <span className={styles[record.fate]}>
                {record.fate === 'added' ? words.added : words.removed}
              </span>
            )}
          </td>
        </tr>
      )}
      <tr className={row.changed ? styles['changed'] : undefined} id={`answer-${row.key}`}>
        <th className={styles['label']} data-cell={record !== null} scope="row">
          {row.number !== '' && <span className={styles['number']}>{row.number}</span>}
          {row.item.label}
          {row.changed && <i aria-label={words.changed} className={styles['mark']} role="img" />}
        </th>
        {compare && (
          <td>
            <AnswerValue reading={reading} row={row} side="before" />
          </td>
        )}
        <td>
          <AnswerValue reading={reading} row={row} side="after" />
        </td>
        {aside !== undefined && <td className={styles['aside']}>{aside(row)}</td>}
      </tr>
    </>
  );
};

/** Cells of one record share everything of their key but the column. */
function recordKey(row: AnswerRow | undefined): string {
  return row === undefined || row.record === null ? '' : row.key.slice(0, row.key.lastIndexOf('/'));
}

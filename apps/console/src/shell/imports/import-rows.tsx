import type { ImportLine, ImportPreview } from '@zhantai/contract';
import type { ImportDialogWords } from '@zhantai/messages/import-dialog';
import { Checkbox } from '@zhantai/ui';
import styles from './import-dialog.module.css';

interface ImportRowsProps {
  readonly preview: ImportPreview;
  /** Rows whose phone is added here as well. */
  readonly also: ReadonlySet<number>;
  readonly onAlso: (row: number, isWanted: boolean) => void;
  readonly words: ImportDialogWords;
}

const verdicts = ['changed', 'new', 'refused', 'same'] as const;

/** What each row would do: how many of what, and cell by cell what stands there now and what is in the file. */
export const ImportRows = ({ preview, also, onAlso, words }: ImportRowsProps) => {
  const { counts, columns, lines, more } = preview;
  const labels = new Map(columns.map(({ prop, label }) => [prop, label]));
  const { heads } = words;
  return (
    <>
      <dl className={styles['counts']}>
        {verdicts.map((verdict) => (
          <div key={verdict}>
            <dd className={verdict === 'refused' && counts.refused > 0 ? styles['bad'] : undefined}>
              {counts[verdict]}
            </dd>
            <dt>{words.counts[verdict]}</dt>
          </div>
        ))}
      </dl>
      {counts.new + counts.changed === 0 && <output>{words.nothing}</output>}
      {lines.length > 0 && (
        // What scrolls is reached by the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <section aria-label={words.rows} className={styles['scroll']} tabIndex={0}>
          <table className={styles['rows']}>
            <thead>
              <tr>
                <th scope="col">{heads.row}</th>
                <th scope="col">{heads.thing}</th>
                <th scope="col">{heads.column}</th>
                <th scope="col">{heads.from}</th>
                <th scope="col">{heads.to}</th>
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => (
                <LineRows
                  also={also.has(line.row)}
                  key={line.row}
                  labelOf={(prop) => labels.get(prop) ?? prop}
                  line={line}
                  onAlso={onAlso}
                  words={words}
                />
              ))}
            </tbody>
          </table>
        </section>
      )}
      {more > 0 && <p className={styles['quiet']}>{words.more(more)}</p>}
    </>
  );
};

interface LineRowsProps {
  readonly line: ImportLine;
  readonly also: boolean;
  readonly onAlso: (row: number, isWanted: boolean) => void;
  readonly labelOf: (prop: string) => string;
  readonly words: ImportDialogWords;
}

/** A row of the workbook: a line for each of its cells that says something. */
const LineRows = ({ line, also, onAlso, labelOf, words }: LineRowsProps) => {
  const { row, thing, verdict, cells, problems, joins, elsewhere } = line;
  const isRefused = verdict === 'refused';
  const said = isRefused
    ? problems.map(({ prop, message }) => ({ prop, from: null, to: message }))
    : cells.map(({ prop, from, to }) => ({ prop, from: from ?? words.blank, to: to ?? words.blank }));
  const notes = isRefused
    ? []
    : [
        ...(joins !== null && elsewhere === null ? [words.joins(joins)] : []),
        ...(elsewhere === null ? [] : [words.elsewhere(elsewhere)]),
      ];
  const first = (at: number) => (at === 0 ? [row, thing] : ['', '']);
  return (
    <>
      {said.map(({ prop, from, to }, at) => (
        <tr key={`${prop}-${to}`}>
          <td>{first(at)[0]}</td>
          <th scope="row">{first(at)[1]}</th>
          <td>{labelOf(prop)}</td>
          <td>{from === words.blank && verdict === 'new' ? words.added : from}</td>
          <td className={isRefused ? styles['bad'] : undefined}>
            {isRefused ? to : <ins className={styles['to']}>{to}</ins>}
          </td>
        </tr>
      ))}
      {notes.map((note, at) => (
        <tr key={note}>
          <td>{first(said.length + at)[0]}</td>
          <th scope="row">{first(said.length + at)[1]}</th>
          <td>{labelOf('phone')}</td>
          <td colSpan={2}>
            {note}
            {elsewhere !== null && (
              <Checkbox
                checked={also}
                onChange={(event) => {
                  onAlso(row, event.currentTarget.checked);
                }}
              >
                {words.also}
              </Checkbox>
            )}
          </td>
        </tr>
      ))}
    </>
  );
};

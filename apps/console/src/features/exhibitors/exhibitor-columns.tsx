import { isHandedIn, type ConsoleExhibitor, type ConsoleForm } from '@zhantai/contract';
import type { ConsoleWords } from '@zhantai/messages/console';
import type { TableColumn } from '@zhantai/ui/data-table/columns/column.ts';
import styles from './exhibitors.module.css';
import { FormStrip } from './form-strip.tsx';
import strip from './form-strip.module.css';
import { placeOf } from './place-of.ts';

/** So many codes of what is owed stand in a line. */
const MOST_CODES = 3;

/** Columns of the list of exhibitors; those that the server sorts by bear its names. */
export function exhibitorColumns(
  words: ConsoleWords,
  href: (path: string) => string,
  /** Those that the strip draws, in the order of the manual. */
  required: readonly ConsoleForm[],
): readonly TableColumn<ConsoleExhibitor>[] {
  const text = words.exhibitors;
  const heads = text.columns;
  return [
    {
      key: 'name',
      title: heads.name,
      fixed: 'left',
      sortable: true,
      value: ({ name }) => name,
      render: ({ id, name }) => <a href={href(`/exhibitors/${encodeURIComponent(id)}`)}>{name}</a>,
    },
    { key: 'code', title: heads.code, sortable: true, value: ({ code }) => code },
    {
      key: 'booths',
      title: heads.booths,
      value: ({ booths }) => booths.map((booth) => placeOf(booth, words)).join(text.separator),
      render: ({ booths: [first, ...others] }) =>
        first === undefined ? (
          <span className={styles['quiet']}>{words.noBooth}</span>
        ) : (
          <>
            {placeOf(first, words)}
            {others.length > 0 && <span className={styles['quiet']}> {text.more(others.length + 1)}</span>}
          </>
        ),
    },
    {
      key: 'area',
      title: heads.area,
      unit: 'm²',
      type: 'number',
      align: 'right',
      sortable: true,
      value: ({ area }) => area,
    },
    {
      key: 'tags',
      title: heads.tags,
      value: ({ booths, tags }) => {
        const types = booths.flatMap(({ type }) => (type === null ? [] : [text.boothTypes[type]]));
        return [...new Set([...types, ...tags])].join(text.separator);
      },
    },
    {
      key: 'strip',
      title: heads.strip,
      width: required.length * 10 + 60,
      value: ({ obligations }) => stripText(obligations, text),
      render: ({ obligations }) => (
        <FormStrip forms={required} label={stripText(obligations, text)} obligations={obligations} />
      ),
    },
    {
      key: 'done',
      title: heads.done,
      align: 'right',
      value: ({ obligations }) => `${doneOf(obligations)}/${obligations.length}`,
    },
    {
      key: 'owes',
      title: heads.owes,
      value: ({ obligations }) =>
        obligations.flatMap(({ owes, formCode }) => (owes === 'owed' ? [formCode] : [])).join(text.separator),
      render: ({ obligations }) => {
        const owed = obligations.filter(({ owes }) => owes === 'owed');
        return (
          <span className={strip['codes']}>
            {owed.slice(0, MOST_CODES).map(({ formId, formCode, status, due }) => (
              <b data-due={due} data-status={status} key={formId}>
                {formCode}
              </b>
            ))}
            {owed.length > MOST_CODES && <span>{text.owesMore(owed.length)}</span>}
          </span>
        );
      },
    },
    { key: 'state', title: heads.state, value: ({ state }) => text.states[state] },
    {
      key: 'lastSignIn',
      title: heads.lastSignIn,
      sortable: true,
      value: ({ lastSignIn }) => lastSignIn?.slice(0, 16) ?? text.never,
      render: ({ lastSignIn }) => (lastSignIn === null ? <b>{text.never}</b> : lastSignIn.slice(0, 16)),
    },
    { key: 'owner', title: heads.owner, value: ({ owner }) => owner?.name ?? '' },
  ];
}

function doneOf(obligations: ConsoleExhibitor['obligations']): number {
  return obligations.filter(({ status }) => isHandedIn(status)).length;
}

function stripText(obligations: ConsoleExhibitor['obligations'], text: ConsoleWords['exhibitors']): string {
  return text.strip(doneOf(obligations), obligations.length);
}

import type { ConsoleExhibitor } from '@zhantai/contract';
import type { ConsoleWords } from '@zhantai/messages/console';
import type { TableColumn } from '@zhantai/ui/data-table/columns/column.ts';
import styles from './exhibitors.module.css';
import { placeOf } from './place-of.ts';

/** Columns of the list of exhibitors; those that the server sorts by bear its names. */
export function exhibitorColumns(
  words: ConsoleWords,
  href: (path: string) => string,
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

import type { Contact } from '@zhantai/contract';
import type { ConsoleWords } from '@zhantai/messages/console';
import { Button, toast } from '@zhantai/ui';
import type { TableColumn } from '@zhantai/ui/data-table/columns/column.ts';
import styles from './contacts.module.css';

/** So many codes of what is owed stand in a line. */
const MOST_CODES = 3;

/** Columns of the calling list. */
export function contactColumns(
  words: ConsoleWords,
  href: (path: string) => string,
): readonly TableColumn<Contact>[] {
  const text = words.contacts;
  const heads = text.columns;
  return [
    {
      key: 'name',
      title: heads.name,
      fixed: 'left',
      value: ({ name }) => name,
      render: ({ id, name }) => <a href={href(`/exhibitors/${encodeURIComponent(id)}`)}>{name}</a>,
    },
    {
      key: 'booths',
      title: heads.booths,
      value: ({ booths: [first, ...others] }) => {
        if (first === undefined) return words.noBooth;
        const place =
          first.hall === null
            ? words.exhibitors.elsewhere(first.number)
            : words.hallBooth(first.hall, first.number);
        return others.length === 0 ? place : `${place} ${words.exhibitors.more(others.length + 1)}`;
      },
    },
    {
      key: 'owed',
      title: heads.owed,
      value: ({ owed }) => owed.join(words.exhibitors.separator),
      render: ({ owed }) => (
        <>
          <b className={styles['codes']}>{owed.slice(0, MOST_CODES).join(' ')}</b>{' '}
          {owed.length > MOST_CODES && words.exhibitors.owesMore(owed.length)}
        </>
      ),
    },
    { key: 'missed', title: heads.missed, type: 'number', value: ({ missed }) => missed },
    {
      key: 'days',
      title: heads.days,
      value: ({ daysLeft }) => (daysLeft === null ? '' : text.days(daysLeft)),
    },
    { key: 'person', title: heads.person, value: ({ person }) => person?.name ?? text.noPerson },
    {
      key: 'phone',
      title: heads.phone,
      width: 150,
      value: ({ person }) => person?.phone ?? '',
      render: ({ person }) => {
        const phone = person?.phone ?? null;
        return phone === null ? null : (
          <Button
            aria-label={text.copy(phone)}
            onClick={() => void copy(phone, text)}
            size="small"
            variant="text"
          >
            {phone}
          </Button>
        );
      },
    },
    {
      key: 'claim',
      title: heads.claim,
      value: ({ claim }) => claimText(claim, text),
      render: ({ claim }) => <span className={styles['claim']}>{claimText(claim, text)}</span>,
    },
    {
      key: 'lastSignIn',
      title: heads.lastSignIn,
      value: ({ person }) => person?.lastSignIn?.slice(0, 16) ?? words.exhibitors.never,
    },
    {
      key: 'last',
      title: heads.last,
      value: ({ last }) =>
        last === null
          ? text.nobody
          : [last.at.slice(0, 16), last.by, text.outcomes[last.outcome], last.note]
              .filter((part) => part !== '')
              .join(' '),
    },
    { key: 'next', title: heads.next, value: ({ last }) => last?.nextAt?.slice(0, 16) ?? '' },
  ];
}

function claimText(claim: Contact['claim'], text: ConsoleWords['contacts']): string {
  if (claim === null) return '';
  return claim.mine ? text.mine : text.claimed(claim.by);
}

/** On a page without https the browser has no clipboard. */
async function copy(phone: string, text: ConsoleWords['contacts']): Promise<void> {
  try {
    await navigator.clipboard.writeText(phone);
    toast(text.copied);
  } catch {
    toast(text.notCopied, 'failed');
  }
}

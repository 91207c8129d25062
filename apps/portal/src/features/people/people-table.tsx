import type { PersonEntry } from '@zhantai/contract';
import { Button, EmptyState, Status, type FormStatus } from '@zhantai/ui';
import type { TableColumn } from '@zhantai/ui/data-table/columns/column.ts';
import { DataTable } from '@zhantai/ui/data-table/data-table.tsx';
import { useMemo, useState } from 'react';
import { submissionStatus } from '@zhantai/shell/submission-status.ts';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { groupPhone } from '../sign-in/check-phone.ts';
import { shortTime } from '@zhantai/shell/exhibition-time.ts';
import { PAGE_SIZE } from './people-query.ts';
import styles from './people.module.css';
import type { PersonRow, AnswerColumn } from './person-row.ts';

/** Stands for the initial of somebody without a name: –. */
const DASH = 0x2013;

export interface PeopleTableProps {
  /** Code of the form, in the empty state. */
  readonly code: string;
  readonly label: string;
  readonly rows: readonly PersonRow[];
  readonly columns: readonly AnswerColumn[];
  readonly total: number;
  readonly current: number;
  /** The list of who waits to be confirmed. */
  readonly waiting: boolean;
  /** Something narrows the list. */
  readonly filtered: boolean;
  /** The form is open for changes. */
  readonly mayChange: boolean;
  readonly onPage: (page: number) => void;
  readonly onOpen: (person: PersonEntry) => void;
  readonly onRemove: (people: readonly PersonEntry[]) => void;
  readonly onConfirm: (person: PersonEntry) => void;
  readonly onDecline: (person: PersonEntry) => void;
  /** All of those who were ticked; none of them was decided. */
  readonly onDeclineMany: (people: readonly PersonEntry[]) => void;
  readonly onBadges: (people: readonly PersonEntry[]) => void;
  readonly onClear: () => void;
}

/** The people of one page: a table on a desktop, a list on a phone. */
export const PeopleTable = (props: PeopleTableProps) => {
  const { code, label, rows, columns: answerColumns, total, current, waiting, filtered, mayChange } = props;
  const { onPage, onOpen, onRemove, onConfirm, onDecline, onDeclineMany, onBadges, onClear } = props;
  const { people: text, tables } = usePortal().words;
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const columns = useMemo((): readonly TableColumn<PersonRow>[] => {
    const name: TableColumn<PersonRow> = {
      key: 'name',
      title: text.columns.name,
      // The initial stands before it.
      width: 200,
      value: ({ person }) => person.name,
      render: ({ person }) => <NameCell person={person} />,
    };
    const rest: readonly TableColumn<PersonRow>[] = [
      { key: 'id', title: text.columns.id, value: (row) => row.idNumber },
      { key: 'mobile', title: text.columns.mobile, value: ({ person }) => groupPhone(person.mobile) },
      ...answerColumns.map(({ prop, title }) => ({
        key: prop,
        title,
        value: (row: PersonRow) => row.texts[prop] ?? '',
      })),
      {
        key: 'photo',
        title: text.columns.photo,
        width: 100,
        render: ({ person: { hasPhoto } }) => hasPhoto !== null && <Photo given={hasPhoto} />,
      },
    ];
    const state: TableColumn<PersonRow> = {
      key: 'state',
      title: text.columns.state,
      width: 110,
      render: stateOf,
    };
    const at: TableColumn<PersonRow> = {
      key: 'at',
      title: text.columns.at,
      width: 110,
      value: ({ person }) => shortTime(person.updatedAt),
    };
    return waiting ? [name, ...rest, at, state] : [name, ...rest, state];
  }, [answerColumns, text, waiting]);

  const actions = useMemo(
    () =>
      ({ person }: PersonRow) => {
        const open = {
          key: 'open',
          label: mayChange && isOpen(person) ? text.edit : text.view,
          onPress: () => {
            onOpen(person);
          },
        };
        const badge = {
          key: 'badge',
          label: tables.badges.one,
          onPress: () => {
            onBadges([person]);
          },
        };
        const badges = hasBadge(person) ? [badge] : [];
        const remove = {
          key: 'remove',
          label: text.remove,
          onPress: () => {
            onRemove([person]);
          },
        };
        // Of who was approved the organiser is asked, also after the deadline.
        const mayRemove = (mayChange || person.status === 'adopt') && !person.removalRequested;
        if (person.state === 'listed') return mayRemove ? [open, remove, ...badges] : [open, ...badges];
        if (!mayChange) return [open];
        const confirm = {
          key: 'confirm',
          label: text.confirm,
          onPress: () => {
            onConfirm(person);
          },
        };
        const decline = {
          key: 'decline',
          label: text.decline,
          onPress: () => {
            onDecline(person);
          },
        };
        return person.state === 'waiting' ? [confirm, decline, open] : [confirm, open, remove];
      },
    [mayChange, text, tables, onOpen, onRemove, onConfirm, onDecline, onBadges],
  );

  if (total === 0) {
    const why = waiting ? 'emptyWaiting' : filtered ? 'emptyFilter' : 'empty';
    return (
      <EmptyState
        {...(filtered ? { actions: <Button onClick={onClear}>{text.clear}</Button> } : { code })}
        text={
          { emptyWaiting: text.emptyWaitingText, emptyFilter: text.emptyFilterText, empty: text.emptyText }[
            why
          ]
        }
        title={text[why]}
      />
    );
  }
  const missing = rows.filter((row) => row.person.hasPhoto === false).length;
  const chosen = rows.map(({ person }) => person).filter(({ id }) => ticked.includes(id));
  const undecided = chosen.filter(({ state }) => state === 'waiting');
  const removable = chosen.filter(({ removalRequested }) => !removalRequested);
  return (
    <DataTable
      actions={actions}
      columns={columns}
      label={label}
      pagination={{
        total,
        current,
        limit: PAGE_SIZE,
        words: missing === 0 ? text.count(total) : text.countMissing(total, missing),
        onPage,
      }}
      phone={{
        title: ({ person }) => (person.name === '' ? text.noName : person.name),
        note: (row) => phoneNote(row, text),
        amount: stateOf,
        onPress: ({ person }) => {
          onOpen(person);
        },
      }}
      resizable={false}
      rowKey={keyOf}
      rows={rows}
      {...(mayChange
        ? {
            selection: {
              // What was ticked in another list, or is gone, does not count.
              selected: chosen.map(({ id }) => id),
              onChange: setTicked,
              bulk: waiting ? (
                <Button
                  disabled={undecided.length === 0}
                  onClick={() => {
                    onDeclineMany(undecided);
                  }}
                  size="small"
                >
                  {text.decline}
                </Button>
              ) : (
                <>
                  <Button
                    disabled={removable.length === 0}
                    onClick={() => {
                      onRemove(removable);
                    }}
                    size="small"
                  >
                    {text.remove}
                  </Button>
                  <Button
                    onClick={() => {
                      onBadges(chosen);
                    }}
                    size="small"
                  >
                    {tables.badges.open}
                  </Button>
                </>
              ),
            },
          }
        : {})}
      size="tall"
    />
  );
};

const NameCell = ({ person }: { readonly person: PersonEntry }) => {
  const text = usePortal().words.people;
  const why = reasonOf(person, text);
  return (
    <span className={styles['name']}>
      <span aria-hidden="true" className={styles['initial']}>
        {String.fromCodePoint(person.name.codePointAt(0) ?? DASH)}
      </span>
      <span>
        <b>{person.name === '' ? text.noName : person.name}</b>
        {why !== null && <small title={why}>{why}</small>}
      </span>
    </span>
  );
};

const Photo = ({ given }: { readonly given: boolean }) => {
  const text = usePortal().words.people;
  return <Status label={given ? text.photoGiven : text.photoMissing} status={given ? 'submitted' : 'none'} />;
};

const State = ({ person }: { readonly person: PersonEntry }) => {
  const text = usePortal().words.people;
  if (person.removalRequested) return <Status label={text.removalRequested} status="review" />;
  if (person.state === 'listed') return <Status status={submissionStatus[person.status]} />;
  const declined = person.state === 'declined';
  const status: FormStatus = declined ? 'closed' : 'review';
  return <Status label={declined ? text.declinedState : text.waitingState} status={status} />;
};

type PeopleWords = ReturnType<typeof usePortal>['words']['people'];

/** Why the organiser returned them, or the exhibitor declined. */
function reasonOf({ reason, state }: PersonEntry, text: PeopleWords): string | null {
  if (reason === null || reason === '') return null;
  return state === 'declined' ? text.declinedBy(reason) : text.returnedBy(reason);
}

function phoneNote({ person, idNumber }: PersonRow, text: PeopleWords): string {
  const parts = [
    reasonOf(person, text) ?? '',
    idNumber,
    groupPhone(person.mobile),
    person.hasPhoto === false ? text.photoMissing : '',
  ];
  return parts.filter((part) => part !== '').join(' · ');
}

const stateOf = ({ person }: PersonRow) => <State person={person} />;

const keyOf = (row: PersonRow): string => row.person.id;

/** It was handed in: its badge can be looked at. */
function hasBadge({ state, status }: PersonEntry): boolean {
  return state === 'listed' && status !== 'draft' && status !== 'none';
}

/** Nothing of it is with the organiser. */
function isOpen({ status }: PersonEntry): boolean {
  return status === 'draft' || status === 'fail' || status === 'submitted';
}

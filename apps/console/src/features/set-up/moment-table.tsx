import type { SetUpWords } from '@zhantai/messages/set-up';
import { Button, Checkbox, TextInput } from '@zhantai/ui';
import { shownMoment, weekdayOf, type MomentGroup } from './moment-groups.ts';
import styles from './set-up.module.css';

/** Names that a row shows. */
const SHOWN = 6;

interface MomentTableProps {
  readonly groups: readonly MomentGroup[];
  readonly isApart: boolean;
  readonly onApart: (isApart: boolean) => void;
  /** Null: where they would move. */
  readonly onChange: (keys: readonly string[], to: string | null) => void;
  readonly words: SetUpWords;
}

/** Every moment that moves, old and new; each can be another before anything is made. */
export const MomentTable = ({ groups, isApart, onApart, onChange, words }: MomentTableProps) => (
  <>
    <div className={styles['tools']}>
      <span>{words.moments(groups.length)}</span>
      {groups.length > 0 && (
        <Checkbox
          checked={isApart}
          onChange={({ currentTarget }) => {
            onApart(currentTarget.checked);
          }}
        >
          {words.single}
        </Checkbox>
      )}
    </div>
    {groups.length > 0 && (
      // Reached by keys, for it scrolls.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      <section aria-label={words.dates} className={styles['scroller']} tabIndex={0}>
        <table aria-label={words.dates} className={styles['moments']}>
          <thead>
            <tr>
              <th scope="col">{words.kind}</th>
              <th scope="col">{words.of}</th>
              <th scope="col">{words.from}</th>
              <th scope="col">{words.to}</th>
            </tr>
          </thead>
          <tbody>
            {groups.map((group) => (
              <Row group={group} key={group.keys[0]} onChange={onChange} words={words} />
            ))}
          </tbody>
        </table>
      </section>
    )}
  </>
);

interface RowProps {
  readonly group: MomentGroup;
  readonly onChange: MomentTableProps['onChange'];
  readonly words: SetUpWords;
}

const Row = ({ group: { keys, kind, names, from, moved, to }, onChange, words }: RowProps) => {
  const shown = words.names(names.slice(0, SHOWN), Math.max(0, names.length - SHOWN));
  const what = `${words.momentKinds[kind]} ${shown} ${shownMoment(from)}`;
  const weekday = weekdayOf(kind, to);
  const isWeekend = weekday === 0 || weekday === 6;
  const isDay = moved.length === 10;
  return (
    <tr>
      <td>{words.momentKinds[kind]}</td>
      <td>{shown}</td>
      <td>
        {shownMoment(from)} {words.weekdays[weekdayOf(kind, from)]}
      </td>
      <td>
        <div className={styles['edit']}>
          <TextInput
            aria-label={words.toOf(what)}
            onChange={({ currentTarget: { value } }) => {
              onChange(keys, value === '' ? null : value.replace('T', ' '));
            }}
            type={isDay ? 'date' : 'datetime-local'}
            value={isDay ? to : shownMoment(to).replace(' ', 'T')}
          />
          <span className={isWeekend ? styles['weekend'] : styles['weekday']}>
            {isWeekend ? words.weekend(words.weekdays[weekday] ?? '') : words.weekdays[weekday]}
          </span>
          {shownMoment(to) !== shownMoment(moved) && (
            <Button
              aria-label={words.restoreOf(what)}
              onClick={() => {
                onChange(keys, null);
              }}
              variant="link"
            >
              {words.restore}
            </Button>
          )}
        </div>
      </td>
    </tr>
  );
};

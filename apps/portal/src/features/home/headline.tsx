import { usePortal } from '../../shell/portal/portal-context.ts';
import { monthAndDay } from '@zhantai/shell/exhibition-time.ts';
import type { Checklist } from './checklist.ts';
import styles from './headline.module.css';

/** The one sentence that says what is left (design.md §14). */
export const Headline = ({ list }: { readonly list: Checklist }) => {
  const { words } = usePortal();
  return <h1 className={styles['title']}>{sentence(list, words.home)}</h1>;
};

/** How much is done, what was returned, what the yellow marks mean. */
export const Summary = ({ list }: { readonly list: Checklist }) => {
  const text = usePortal().words.home;
  const total = list.tabs.all.length;
  if (total === 0) return null;
  const days = Math.max(0, ...list.due.map((entry) => entry.daysLeft ?? 0));
  return (
    <p className={styles['summary']}>
      {text.summary(total, list.done)}
      {list.returned > 0 && text.returned(list.returned)}
      {text.stop}
      {list.due.length > 0 && `${text.marked(list.due.length, days)}${text.stop}`}
    </p>
  );
};

function sentence(list: Checklist, text: ReturnType<typeof usePortal>['words']['home']) {
  const left = list.tabs.action.length;
  if (list.tabs.all.length === 0) return text.nothingYet;
  if (left === 0) {
    const waiting = list.tabs.waiting.length;
    return waiting === 0 ? text.nothingLeft : text.onlyWaiting(waiting);
  }
  if (list.next === null) return text.sentenceOpen(left);
  const { month, day } = monthAndDay(list.next.deadline);
  const [marked, joint, rest] =
    list.next.daysLeft === 0
      ? text.sentenceToday(list.next.count)
      : text.sentence(month, day, list.next.count);
  return (
    <>
      <em className={styles['mark']}>{marked}</em>
      {joint}
      <span className={styles['rest']}>{rest}</span>
    </>
  );
}

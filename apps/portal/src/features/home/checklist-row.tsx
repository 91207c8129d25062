import type { FormEntry } from '@zhantai/contract';
import { classNames, Status, useDevice } from '@zhantai/ui';
import type { PortalWords } from '@zhantai/messages/portal';
import { boothAddress } from '../booths/booth-address.ts';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { useFormAddress } from '../../shell/page/use-form-address.ts';
import { readerTime, shortDate, shortTime } from '@zhantai/shell/exhibition-time.ts';
import { deadlineOf, isAhead, isDue, formStatus } from './form-status.ts';
import styles from './checklist-row.module.css';

/** One form of the checklist; the whole row is the link. */
export const ChecklistRow = ({ entry }: { readonly entry: FormEntry }) => {
  const { config, words } = usePortal();
  const addressOf = useFormAddress();
  const mobile = useDevice() === 'mobile';
  const address = addressOf(entry.pageKey);
  const next = entry.booths?.next ?? null;
  const due = isDue(entry);
  const status = formStatus(entry);
  const text = words.home;
  const deadline = deadlineOf(entry);
  const reader = deadline === null ? null : readerTime(deadline, config.zone);
  const note =
    status === 'returned'
      ? entry.reason === null || entry.reason === ''
        ? text.reasonMissing
        : text.reason(entry.reason)
      : entry.purpose;
  const code = <span className={classNames(styles['code'], due && styles['due'])}>{entry.formCode}</span>;
  const title = (
    <span className={styles['title']}>
      <b>{entry.title}</b>
      <small>
        {entry.booths === null || entry.booths.total < 2
          ? note
          : [text.boothsGiven(entry.booths.done, entry.booths.total), note].join(' · ')}
      </small>
    </span>
  );
  const left = <small className={classNames(due && styles['soon'])}>{daysText(entry, text)}</small>;
  return (
    <a
      className={classNames(styles['row'], mobile && styles['phone'])}
      href={`#${next === null ? address : boothAddress(address, next)}`}
    >
      {code}
      {title}
      {mobile ? (
        <span className={styles['end']}>
          <Status status={status} />
          {left}
        </span>
      ) : (
        <>
          <span>
            <Status status={status} />
          </span>
          <span
            className={styles['deadline']}
            title={reader === null ? undefined : words.deadline.readerZone(reader)}
          >
            {deadline === null ? '' : shortTime(deadline)}
            {left}
          </span>
          <span className={styles['action']}>{text.actions[actionOf(entry)]}</span>
        </>
      )}
    </a>
  );
};

function actionOf(entry: FormEntry): keyof PortalWords['home']['actions'] {
  const status = formStatus(entry);
  if (status === 'returned') return 'mend';
  if (status === 'draft') return 'resume';
  if (status === 'none') return isAhead(entry) ? 'view' : 'start';
  return status === 'submitted' && entry.expired === false ? 'change' : 'view';
}

function daysText(entry: FormEntry, text: PortalWords['home']): string {
  if (isAhead(entry) && entry.startTime !== null) return text.opens(shortDate(entry.startTime));
  if (entry.expired === true) return text.closed;
  if (entry.daysLeft === null) return text.noDeadline;
  if (entry.daysLeft === 0) return text.lastDay;
  if (entry.daysLeft > 0) return text.daysLeft(entry.daysLeft);
  return entry.lateEndTime === null ? text.closed : text.late(shortDate(entry.lateEndTime));
}

import type { ConsoleOrder } from '@zhantai/contract';
import type { Language } from '@zhantai/engine';
import { formatYuan } from '@zhantai/messages';
import type { ConsoleWords } from '@zhantai/messages/console';
import { Status, type FormStatus } from '@zhantai/ui';
import type { TableColumn } from '@zhantai/ui/data-table/columns/column.ts';
import styles from './orders.module.css';

const shown = {
  none: 'none',
  quote: 'none',
  placed: 'submitted',
  confirmed: 'approved',
  cancelled: 'closed',
  lapsed: 'closed',
} as const satisfies Record<ConsoleOrder['status'], FormStatus>;

/** Columns that every list of orders has, by their key. */
export function orderColumns<Row extends ConsoleOrder>(words: ConsoleWords, language: Language) {
  const text = words.orders;
  return {
    subject: {
      key: 'subject',
      title: text.columns.subject,
      fixed: 'left',
      value: ({ exhibitor }) => exhibitor?.name ?? text.noExhibitor,
    },
    number: { key: 'number', title: text.columns.number, whole: true, value: ({ number }) => number },
    sheet: {
      key: 'sheet',
      title: text.columns.form,
      value: ({ formCode, title }) => `${formCode} ${title}`,
    },
    what: {
      key: 'what',
      title: text.columns.what,
      width: 280,
      ellipsisTooltip: false,
      render: ({ lines }) => (
        <ul className={styles['lines']}>
          {lines.map(({ itemId, name, quantity, unit }, index) => (
            // Parts of one thing at two prices are two lines.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={`${itemId} ${index}`}>{text.amount(name, quantity, unit)}</li>
          ))}
        </ul>
      ),
    },
    total: {
      key: 'total',
      title: text.columns.total,
      align: 'right',
      value: ({ total }) => formatYuan(total, language),
    },
    since: { key: 'since', title: text.columns.since, value: ({ placedAt }) => placedAt?.slice(0, 16) ?? '' },
    until: {
      key: 'until',
      title: text.columns.until,
      value: ({ holdUntil, status }) => holdUntil?.slice(0, 16) ?? (status === 'placed' ? text.inReview : ''),
    },
    status: {
      key: 'status',
      title: text.columns.status,
      value: ({ status }) => text.states[status],
      render: ({ status }) => <Status label={text.states[status]} status={shown[status]} />,
    },
    payment: { key: 'payment', title: text.columns.payment, value: ({ payment }) => text.payments[payment] },
  } as const satisfies Record<string, TableColumn<Row>>;
}

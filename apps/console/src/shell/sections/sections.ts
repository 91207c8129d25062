import type { StaffAction } from '@zhantai/contract';
import type { ConsoleWords } from '@zhantai/messages/console';

/** A page that the second row leads to. */
export type WayKey = keyof ConsoleWords['ways'];

/** A section of the first row. */
export type SectionKey = Exclude<keyof ConsoleWords['nav'], 'label' | 'within' | 'waits'>;

/** One word of the second row. */
export interface Way {
  readonly key: WayKey;
  readonly path: string;
  /** Who may not do this does not see the word. */
  readonly may: StaffAction;
}

/** One word of the first row. */
export interface Section {
  readonly key: SectionKey;
  /** Its own page; null: the first of its ways. */
  readonly path: string | null;
  readonly ways: readonly Way[];
}

/** The console's pages in the order of a working day. */
export const sections: readonly Section[] = [
  { key: 'home', path: '/', ways: [] },
  {
    key: 'exhibitors',
    path: null,
    ways: [
      { key: 'exhibitors', path: '/exhibitors', may: 'read' },
      { key: 'booths', path: '/booths', may: 'read' },
      { key: 'contacts', path: '/contacts', may: 'read' },
      { key: 'matrix', path: '/matrix', may: 'read' },
      { key: 'plan', path: '/plan', may: 'read' },
    ],
  },
  { key: 'review', path: '/review', ways: [] },
  { key: 'forms', path: '/forms', ways: [] },
  {
    key: 'bookings',
    path: null,
    ways: [
      { key: 'orders', path: '/orders', may: 'read' },
      { key: 'catalogue', path: '/catalogue', may: 'read' },
      { key: 'led', path: '/calendars/led', may: 'read' },
      { key: 'hotel', path: '/calendars/hotel', may: 'read' },
      { key: 'builders', path: '/builders', may: 'read' },
    ],
  },
  {
    key: 'messages',
    path: null,
    ways: [
      { key: 'templates', path: '/templates', may: 'editContent' },
      { key: 'outbox', path: '/outbox', may: 'readOutbox' },
      { key: 'batches', path: '/batches', may: 'editContent' },
      { key: 'gateways', path: '/gateways', may: 'readOutbox' },
    ],
  },
  {
    key: 'content',
    path: null,
    ways: [
      { key: 'articles', path: '/articles', may: 'read' },
      { key: 'downloads', path: '/downloads', may: 'read' },
      { key: 'notices', path: '/notices', may: 'read' },
      { key: 'policies', path: '/policies', may: 'read' },
    ],
  },
  {
    key: 'settings',
    path: null,
    ways: [
      { key: 'exhibition', path: '/exhibition', may: 'changeExhibition' },
      { key: 'staff', path: '/staff', may: 'manageStaff' },
      { key: 'dictionaries', path: '/dictionaries', may: 'editContent' },
      { key: 'audit', path: '/audit', may: 'readAudit' },
      { key: 'privacy', path: '/privacy', may: 'readOutbox' },
      { key: 'integrations', path: '/integrations', may: 'readOutbox' },
      { key: 'archives', path: '/archives', may: 'changeExhibition' },
      { key: 'jobs', path: '/jobs', may: 'editContent' },
    ],
  },
];

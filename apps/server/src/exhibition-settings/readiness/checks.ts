import type { ReadinessKey } from '@zhantai/contract';
import { dayIn, type Exhibition } from '../../exhibitions/index.ts';
import type { PublishedForm } from '../../forms/index.ts';

/** What is known of an exhibition before it opens. */
export interface ReadinessFacts {
  readonly exhibition: Exhibition;
  readonly now: Date;
  /** Those that are published. */
  readonly forms: readonly PublishedForm[];
  readonly exhibitors: number;
  /** Who is of its own staff; tenant admins come in without being of it. */
  readonly staff: readonly StaffMember[];
  /** Whether the server sends mail, and SMS. */
  readonly mail: boolean;
  readonly sms: boolean;
  /** How many forms were handed in with the trial exhibitor. */
  readonly tried: number;
  /** What of the texts goes out of date: of forms by their code, of articles by their title. */
  readonly dated: readonly DatedPlace[];
  /** Whether anything is offered at a price. */
  readonly hasPrices: boolean;
}

/** A form or an article whose texts say years, or whose options name days. */
export interface DatedPlace {
  readonly name: string;
  readonly years: readonly string[];
  readonly dayOptions: readonly string[];
}

export interface StaffMember {
  readonly name: string;
  readonly isAdmin: boolean;
  readonly enrolled: boolean;
}

interface Check {
  readonly key: ReadinessKey;
  /** The page of the console where it is mended; null: the server is set up so. */
  readonly path: string | null;
  /** Whether there is anything to judge yet; always where it says nothing. */
  readonly applies?: (facts: ReadinessFacts) => boolean;
  /** What is missing by its names; true where it has none. */
  readonly missing: (facts: ReadinessFacts) => readonly string[] | boolean;
}

/** Everything that an exhibition needs before exhibitors come in, in the order in which it is set up (console.md §1.1). */
export const checks: readonly Check[] = [
  { key: 'dates', path: '/exhibition', missing: hasNoDaysAhead },
  { key: 'halls', path: '/exhibition', missing: ({ exhibition }) => exhibition.profile.halls.length === 0 },
  {
    key: 'contact',
    path: '/exhibition',
    missing: ({ exhibition: { profile } }) => profile.contact.phone === '' && profile.contact.email === '',
  },
  { key: 'forms', path: '/forms', missing: ({ forms }) => forms.length === 0 },
  {
    key: 'deadlines',
    path: '/forms',
    applies: hasForms,
    missing: codesOf(({ required, window }) => required && window.endAt === null),
  },
  {
    key: 'pastDeadlines',
    path: '/forms',
    applies: hasForms,
    missing: codesOf(({ window }, { now }) => window.endAt !== null && window.endAt <= now),
  },
  {
    key: 'weekendDeadlines',
    path: '/forms',
    applies: hasForms,
    missing: codesOf(
      ({ window }, { exhibition, now }) =>
        window.endAt !== null && window.endAt > now && isOnWeekend(window.endAt, exhibition.zone),
    ),
  },
  { key: 'lastYear', path: '/forms', applies: hasForms, missing: sayingLastYear },
  {
    key: 'dayOptions',
    path: '/forms',
    applies: ({ dated }) => dated.some(({ dayOptions }) => dayOptions.length > 0),
    missing: ({ dated }) =>
      dated.flatMap(({ name, dayOptions }) => dayOptions.map((label) => `${name} ${label}`.trim())),
  },
  // Nobody but who sets the prices knows whether they are those of this year: it is done when that is ticked.
  { key: 'prices', path: '/catalogue', applies: ({ hasPrices }) => hasPrices, missing: () => true },
  { key: 'exhibitors', path: '/exhibitors', missing: ({ exhibitors }) => exhibitors === 0 },
  { key: 'staff', path: '/staff', missing: ({ staff }) => staff.length === 0 },
  {
    key: 'factors',
    path: '/staff',
    applies: ({ staff }) => staff.some(({ isAdmin }) => isAdmin),
    missing: ({ staff }) =>
      staff.filter(({ isAdmin, enrolled }) => isAdmin && !enrolled).map(({ name }) => name),
  },
  { key: 'mail', path: null, missing: ({ mail }) => !mail },
  { key: 'sms', path: null, missing: ({ sms }) => !sms },
  {
    key: 'trial',
    path: '/',
    // Of an open one nothing is tried any more.
    applies: ({ exhibition, forms }) => !exhibition.open && forms.length > 0,
    missing: ({ tried }) => tried === 0,
  },
];

/** Where texts say the year before that of the fair. */
function sayingLastYear({ exhibition: { profile }, dated }: ReadinessFacts): readonly string[] {
  const before = String(Number(profile.dates.start.slice(0, 4)) - 1);
  return dated.filter(({ years }) => years.includes(before)).map(({ name }) => name);
}

function hasForms({ forms }: ReadinessFacts): boolean {
  return forms.length > 0;
}

function hasNoDaysAhead({ exhibition: { profile, zone }, now }: ReadinessFacts): boolean {
  const { start, end } = profile.dates;
  return start === '' || end === '' || end < dayIn(now, zone);
}

function codesOf(isMissing: (form: PublishedForm, facts: ReadinessFacts) => boolean) {
  return (facts: ReadinessFacts): readonly string[] =>
    facts.forms.filter((form) => isMissing(form, facts)).map(({ formCode }) => formCode);
}

/** Whether the last moment of a deadline is on a Saturday or Sunday: midnight ends the day before. */
function isOnWeekend(endAt: Date, zone: string): boolean {
  const weekday = new Date(`${dayIn(new Date(endAt.getTime() - 1), zone)}T00:00:00Z`).getUTCDay();
  return weekday === 0 || weekday === 6;
}

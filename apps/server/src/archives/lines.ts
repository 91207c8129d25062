import { lineName, type ArchiveDepth, type ArchiveKind, type ArchiveLine } from '../platform/archive-kind.ts';
import { withoutSeals } from '../submissions/index.ts';
import { moveDays, moveDaysWithin } from './move-days.ts';

/** What becomes of lines on their way in. */
export interface Journey {
  readonly depth: ArchiveDepth;
  /** Whole days between the first day of the archive and that of the exhibition which is made. */
  readonly days: number;
  /** What is sealed in answers comes along. */
  readonly isSealed: boolean;
  /** Ids of accounts that get another one here. */
  readonly accounts: ReadonlyMap<string, string>;
}

/** The columns of a kind that travel in an archive of this depth. */
export function travelling({ columns }: ArchiveKind, depth: ArchiveDepth): readonly string[] {
  return Object.entries(columns)
    .filter(([, role]) => role !== 'left out' && (role !== 'of people' || depth === 'everything'))
    .map(([column]) => column);
}

/**
 * A row as a line: names as they travel, moments in UTC with `Z`.
 * @param isSealed what is sealed in answers travels apart, so they go on naming it.
 */
export function lineOf(
  kind: ArchiveKind,
  depth: ArchiveDepth,
  row: ArchiveLine,
  isSealed = false,
): ArchiveLine {
  return Object.fromEntries(
    travelling(kind, depth).map((column) => {
      return [lineName(column), leaving(kind.columns[column], row[column], isSealed)];
    }),
  );
}

function leaving(role: string | undefined, value: unknown, isSealed: boolean): unknown {
  if ((role === 'moment' || role === 'happened') && typeof value === 'string')
    return value.replace(/\+00:00$/, 'Z');
  return role === 'answers' && !isSealed ? unnamed(value) : value;
}

/** A line as a row; moments are moved by the database. @returns a sentence where it is no line of its kind. */
export function rowOf(kind: ArchiveKind, line: ArchiveLine, journey: Journey): ArchiveLine | string {
  const columns = travelling(kind, journey.depth);
  const known = new Set(columns.map(lineName));
  const unknown = Object.keys(line).find((name) => !known.has(name));
  if (unknown !== undefined) return `has ${JSON.stringify(unknown)}, which this version does not know`;
  return Object.fromEntries(
    columns.map((column) => [column, arrived(kind.columns[column], line[lineName(column)] ?? null, journey)]),
  );
}

function arrived(role: string | undefined, value: unknown, { days, accounts, isSealed }: Journey): unknown {
  if (role === 'answers' && !isSealed) return unnamed(value);
  if (role === 'account') return renamed(value, accounts);
  if (role === 'subject' && typeof value === 'string') {
    return value
      .split(':')
      .map((part) => accounts.get(part) ?? part)
      .join(':');
  }
  if (role === 'day') return typeof value === 'string' ? moveDays(value, days) : value;
  return role === 'dated' ? moveDaysWithin(value, days) : value;
}

/** Answers that name nothing sealed. */
function unnamed(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return withoutSeals(Object.fromEntries(Object.entries(value)));
}

function renamed(value: unknown, accounts: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return accounts.get(value) ?? value;
  return Array.isArray(value) ? value.map((one) => renamed(one, accounts)) : value;
}

import { sql, type RawBuilder } from 'kysely';
import type { SortBy } from '../../../platform/paging.ts';

/** What submissions may be sorted by. */
export const entrySortKeys = [
  'submittedAt',
  'updatedAt',
  'name',
  'booth',
  'status',
  'round',
  'formCode',
] as const;
export type EntrySortKey = (typeof entrySortKeys)[number];

interface Key {
  /** What it says, in the order of an index. */
  readonly columns: readonly string[];
  /** In that index behind them, by which those alike stand once every other key was asked. */
  readonly behind: readonly string[];
  /** Those that have nothing to be sorted by come last, whatever the direction. */
  readonly missing: RawBuilder<unknown> | null;
}

const keys: Readonly<Record<EntrySortKey, Key>> = {
  submittedAt: { columns: ['submitted_at'], behind: [], missing: sql`entry.submitted_at is null` },
  updatedAt: { columns: ['updated_at'], behind: [], missing: null },
  name: { columns: ['name'], behind: [], missing: null },
  booth: { columns: ['hall', 'booth'], behind: [], missing: sql`(entry.hall = '' and entry.booth = '')` },
  // Those alike stand as they were handed in.
  status: { columns: ['status_order'], behind: ['submitted_at'], missing: null },
  round: { columns: ['round'], behind: ['submitted_at'], missing: null },
  formCode: { columns: ['form_code'], behind: ['submitted_at'], missing: null },
};

/** What those of one form are sorted by; all have the same code. */
const formColumns: Readonly<Partial<Record<EntrySortKey, string>>> = {
  submittedAt: 'submitted_at',
  status: 'submitted_at',
  formCode: 'submitted_at',
  updatedAt: 'updated_at',
};

/** An order of entries. */
export interface EntryOrder {
  /** All that it asks of an entry; an index that gives the order has them, so that no row is read to leave it out. */
  readonly columns: RawBuilder<unknown>;
  /** Of a whole list. */
  readonly whole: RawBuilder<unknown>;
  /** Whether an index gives it. */
  readonly indexed: boolean;
  /** Of those in one state that are all missing the key, or all have it: an index gives it. */
  readonly within: RawBuilder<unknown>;
  readonly missing: RawBuilder<unknown> | null;
  /** As `within`, of those of one form too; null where no index gives it. */
  readonly withinForm: RawBuilder<unknown> | null;
  /** Whether an index gives `within` of those that count in the same halls too. */
  readonly indexedInHalls: boolean;
}

/** @param sort empty: what was handed in last comes first. */
export function entryOrder(sort: readonly SortBy<EntrySortKey>[]): EntryOrder {
  const wanted = sort.length === 0 ? [{ key: 'submittedAt', descending: true } as const] : sort;
  const [first] = wanted;
  const falls = first?.descending === true;
  const behind = first === undefined ? [] : keys[first.key].behind;
  const tie = direct('submission_id', falls);
  const ties = [...behind.map((column) => direct(column, falls)), tie];
  const within = [...wanted.flatMap(({ key, descending }) => columnsOf(key, descending)), ...ties];
  const whole = [
    ...wanted.flatMap(({ key, descending }) => {
      const { missing } = keys[key];
      return [...(missing === null ? [] : [sql`(${missing})`]), ...columnsOf(key, descending)];
    }),
    ...ties,
  ];
  const alone = wanted.length === 1 ? first : undefined;
  const withinForm = alone === undefined ? null : (formColumns[alone.key] ?? null);
  const columns = new Set(['submission_id', ...wanted.flatMap(({ key }) => keys[key].columns), ...behind]);
  return {
    columns: sql.join([...columns].map((column) => sql.ref(`entry.${column}`))),
    whole: sql.join(whole),
    indexed: alone !== undefined,
    within: sql.join(alone === undefined ? whole : within),
    missing: alone === undefined ? null : keys[alone.key].missing,
    withinForm: withinForm === null ? null : sql.join([direct(withinForm, first?.descending === true), tie]),
    indexedInHalls: alone !== undefined && !['round', 'formCode'].includes(alone.key),
  };
}

function columnsOf(key: EntrySortKey, descending: boolean): readonly RawBuilder<unknown>[] {
  return keys[key].columns.map((column) => direct(column, descending));
}

function direct(column: string, descending: boolean): RawBuilder<unknown> {
  return sql`${sql.ref(`entry.${column}`)} ${sql.raw(descending ? 'desc' : 'asc')}`;
}

import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { Scope } from '../../../exhibitions/index.ts';
import { boundTotal, type SortBy } from '../../../platform/paging.ts';
import { countEntries, countSubjects } from './count-entries.ts';
import { entrySortKeys, type EntrySortKey } from './entry-order.ts';
import { findEntries, type EntryPage } from './find-entries.ts';

/** Every submission, however many. */
export const everything = {
  formIds: null,
  halls: null,
  statuses: null,
  changeRequested: false,
  search: '',
} as const;

const orders: Readonly<Record<EntrySortKey, readonly string[]>> = {
  submittedAt: ['submitted_at'],
  updatedAt: ['updated_at'],
  name: ['name'],
  booth: ["nullif(hall || '/' || booth, '/')"],
  status: ['status_order(status)', 'submitted_at'],
  round: ['round', 'submitted_at'],
  formCode: ['form_code', 'submitted_at'],
};

const rowsOf = (scope: Scope) => sql`from listed_submission
    where tenant_id = ${scope.tenantId} and exhibition_id = ${scope.exhibitionId}`;

const way = (descending: boolean) => sql.raw(descending ? 'desc' : 'asc');

/** The submissions in an order, by the rows themselves: key after key, those alike as the first key has them. */
export async function inOrder(
  database: Database,
  scope: Scope,
  sort: readonly SortBy<EntrySortKey>[],
): Promise<readonly string[]> {
  const [lead] = sort;
  const falls = way(lead?.descending === true);
  const [, ...then] = lead === undefined ? [] : orders[lead.key];
  const terms = [
    ...sort.map(({ key, descending }) => sql`${sql.raw(orders[key][0] ?? '')} ${way(descending)} nulls last`),
    ...then.map((term) => sql`${sql.raw(term)} ${falls}`),
    sql`submission_id ${falls}`,
  ];
  const { rows } = await sql<{ submission_id: string }>`
    select submission_id ${rowsOf(scope)} order by ${sql.join(terms)}`.execute(database);
  return rows.map((row) => row.submission_id);
}

/** What the rows of submissions say, and what lists and counts do; both are to be alike. */
export async function compared(
  database: Database,
  scope: Scope,
): Promise<{ readonly rows: unknown; readonly lists: unknown }> {
  const from = rowsOf(scope);
  const sorts = entrySortKeys.flatMap((key) => [true, false].map((descending) => ({ key, descending })));
  const counted = await sql<{
    form_id: string;
    status: string;
    halls: readonly string[];
    submissions: number;
  }>`
    select form_id, status, halls, count(*)::int as submissions ${from} group by form_id, status, halls`.execute(
    database,
  );
  const begun = await sql<{ form_id: string; subjects: number }>`
    select form_id, count(distinct (subject_key, halls))::int as subjects ${from} group by form_id`.execute(
    database,
  );
  const truly: (readonly string[])[] = [];
  const listed: EntryPage[] = [];
  for (const sort of sorts) {
    truly.push(await inOrder(database, scope, [sort]));
    listed.push(await findEntries(database, scope, everything, { sort: [sort], offset: 0, size: 10_000 }));
  }
  const halls = [...new Set(counted.rows.flatMap((row) => row.halls))].sort();
  // In all, and within halls.
  const within = [null, ...halls.slice(0, 2)];
  const counts: string[] = [];
  for (const hall of within) {
    const found = await countEntries(database, scope, { halls: hall === null ? [] : [hall] });
    counts.push(...found.map((row) => [hall ?? '', row.formId, row.status, row.submissions].join(' ')));
  }
  const subjects = await countSubjects(database, scope);
  return {
    rows: {
      orders: truly,
      total: boundTotal(truly[0]?.length ?? 0),
      counts: within
        .flatMap((hall) =>
          [
            ...counted.rows
              .filter((row) => hall === null || row.halls.includes(hall))
              .reduce((sums, row) => {
                const key = [hall ?? '', row.form_id, row.status].join(' ');
                return sums.set(key, (sums.get(key) ?? 0) + row.submissions);
              }, new Map<string, number>()),
          ].map(([key, submissions]) => `${key} ${submissions}`),
        )
        .sort(),
      subjects: begun.rows.map((row) => `${row.form_id} ${row.subjects}`).sort(),
    },
    lists: {
      orders: listed.map(({ submissionIds }) => submissionIds),
      total: { total: listed[0]?.total, totalAtLeast: listed[0]?.totalAtLeast },
      counts: counts.sort(),
      subjects: [...subjects]
        .filter(([, count]) => count > 0)
        .map(([formId, count]) => `${formId} ${count}`)
        .sort(),
    },
  };
}

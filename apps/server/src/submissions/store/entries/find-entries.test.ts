import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Form } from '../../../forms/index.ts';
import { openTestFair, type TestFair } from '../../../http/testing/test-fair.ts';
import { createTestForm, testDefinition } from '../../../http/testing/test-form.ts';
import type { EntryFilter } from './entry-filter.ts';
import { entrySortKeys } from './entry-order.ts';
import { findEntries } from './find-entries.ts';
import { recount } from './recount.ts';
import { everything } from './test-truth.ts';

/** More than are looked up one by one. */
const exhibitors = 1_700;

let fair: TestFair;
let forms: readonly Form[];

/** Written by the database itself; hall 7 has few, and one of them stands in three halls. */
beforeAll(async () => {
  fair = await openTestFair();
  const { database } = fair.server;
  const makeForm = () => createTestForm(database, fair.exhibition, testDefinition([]));
  forms = [await makeForm(), await makeForm(), await makeForm()];
  const scope = sql`${fair.exhibition.tenantId}, ${fair.exhibition.exhibitionId}`;
  const everyone = sql`generate_series(1, ${exhibitors}::integer) as n`;
  await sql`
    insert into exhibitor (tenant_id, exhibition_id, exhibitor_id, name)
    select ${scope}, 'E' || n, (array['上海', '北京', '广州'])[1 + n % 3] || n || '展览' from ${everyone}`.execute(
    database,
  );
  await sql`
    insert into booth (tenant_id, exhibition_id, booth_id, hall, number, area, type, exhibitor_id)
    select ${scope}, 'B' || n || hall, hall, 'A' || n, 9, 'raw', 'E' || n
    from ${everyone}, unnest(case when n = 7 then array['1', '2', '7'] when n % 100 = 8 then array['7', '2']
      when n % 100 = 9 then '{}' else array[(1 + n % 2)::text] end) as hall`.execute(database);
  await sql`
    insert into submission (tenant_id, exhibition_id, submission_id, form_id, subject_kind, exhibitor_id, status,
      revision, submitted_revision, round, submitted_at, updated_at)
    select ${scope}, md5(form_id || n), form_id, 'exhibitor', 'E' || n, status, 1, 1, n % 4,
      case when status <> 'draft' then now() - n * interval '1 minute' end, now() - (n * 7 % 1000) * interval '1 minute'
    from ${everyone}, unnest(${forms.map(({ formId }) => formId)}::text[]) with ordinality as f(form_id, place),
      lateral (select (array['wait', 'fail', 'submitted', 'adopt', 'draft'])[1 + n % 5] as status) as drawn
    where place < 3 or n % 200 = 7`.execute(database);
  await recount(database);
}, 30_000);
afterAll(() => fair.close());

const orders = {
  submittedAt: ['submitted_at'],
  updatedAt: ['updated_at'],
  name: ['name'],
  booth: ["nullif(hall || '/' || booth, '/')"],
  status: ['status_order(status)', 'submitted_at'],
  round: ['round', 'submitted_at'],
  formCode: ['form_code', 'submitted_at'],
} as const;

/** What the rows themselves say of a page. */
async function truly(
  filter: EntryFilter,
  key: (typeof entrySortKeys)[number],
  descending: boolean,
  offset: number,
) {
  const way = sql.raw(descending ? 'desc' : 'asc');
  const terms = [
    ...orders[key].map(
      (term, place) => sql`${sql.raw(term)} ${way} ${sql.raw(place === 0 ? 'nulls last' : '')}`,
    ),
    sql`submission_id ${way}`,
  ];
  const { rows } = await sql<{ all: readonly string[] }>`
    select coalesce(array_agg(submission_id order by ${sql.join(terms)}), '{}') as all from listed_submission
    where (${filter.formIds}::text[] is null or form_id = any(${filter.formIds}::text[]))
      and (${filter.halls}::text[] is null or halls && ${filter.halls}::text[])
      and (${filter.statuses}::text[] is null or status = any(${filter.statuses}::text[]))
      and folded like '%' || fold_name(${filter.search}) || '%'`.execute(fair.server.database);
  const all = rows[0]?.all ?? [];
  return { submissionIds: all.slice(offset, offset + 20), total: all.length, totalAtLeast: false };
}

const filters = (): Readonly<Record<string, EntryFilter>> => {
  const [first = '', second = '', third = ''] = forms.map(({ formId }) => formId);
  return {
    all: everything,
    'a form': { ...everything, formIds: [first] },
    'a form that few began': { ...everything, formIds: [third] },
    'two forms in one state': { ...everything, formIds: [first, second], statuses: ['adopt'] },
    'a large hall': { ...everything, halls: ['2'] },
    'a small hall': { ...everything, halls: ['7'] },
    'two halls': { ...everything, halls: ['1', '7'], statuses: ['wait', 'draft'] },
    'a hall without anybody': { ...everything, halls: ['9'] },
    'a form in a large hall': { ...everything, formIds: [second], halls: ['2'] },
    'a form in a small hall': { ...everything, formIds: [third], halls: ['7'] },
    'a word of all': { ...everything, search: '展览' },
    'a word of all in a hall': { ...everything, search: '展览', halls: ['2'] },
    'a word of all in a small hall': { ...everything, search: '展览', halls: ['7'] },
    'a word of all in a form': { ...everything, search: '展览', formIds: [first] },
    'a word of all in few of a form': { ...everything, search: '展览', formIds: [third] },
    'a word of all in a form and hall': { ...everything, search: '展览', formIds: [second], halls: ['2'] },
    'a word of some in a hall': { ...everything, search: '上海', halls: ['2'] },
  };
};

describe('a page of submissions', () => {
  it.each(entrySortKeys)('by %s holds what the rows say, whatever it is narrowed by', async (key) => {
    const { database } = fair.server;
    for (const [name, filter] of Object.entries(filters())) {
      for (const [descending, offset] of [
        [false, 0],
        [true, 40],
      ] as const) {
        const page = { sort: [{ key, descending }], offset, size: 20 };
        const found = await findEntries(database, fair.exhibition, filter, page);
        expect({ name, descending, ...found }).toEqual({
          name,
          descending,
          ...(await truly(filter, key, descending, offset)),
        });
      }
    }
  });
});

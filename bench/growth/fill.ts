// Fills the exhibition of the bench up to a number of exhibitors, written by the database itself, with its triggers
// left out; lists and counts are then made from the rows as the upgrades made them.
// `fill.ts FILE FROM TO`: the file is that of prepare.ts; those up to FROM are there.
import { readFileSync } from 'node:fs';
import { Client } from 'pg';
import { recountOrders } from '../../apps/server/src/catalogues/index.ts';
import { openDatabase } from '../../apps/server/src/database/open-database.ts';
import { readSettings } from '../../apps/server/src/settings/read-settings.ts';
import { entryColumns } from '../../apps/server/src/submissions/store/entries/entry-columns.ts';

const [file = '', from = '0', to = '0'] = process.argv.slice(2);
const world: unknown = JSON.parse(readFileSync(file, 'utf8'));
const { tenantId, exhibitionId, forms } = readWorld(world);
const settings = readSettings(process.env, '/');
const client = new Client(settings.databaseUrl ?? '');
await client.connect();

const scope = `'${tenantId}', '${exhibitionId}'`;
const scopeColumns = 'tenant_id, exhibition_id';
const everyExhibitor = `generate_series(${Number(from) + 1}, ${Number(to)}) as n`;
const everyForm = `unnest(array[${forms.map((form) => `'${form}'`).join(',')}]) with ordinality as f(form_id, place)`;
const word = (list: string): string =>
  `(array[${list
    .split(' ')
    .map((one) => `'${one}'`)
    .join(',')}])[1 + n % ${list.split(' ').length}]`;

/** Nothing is checked or derived while rows are written; what is derived comes from `recount`. */
await client.query('set session_replication_role = replica');
await write(
  'exhibitor',
  'exhibitor_id, name, name_en',
  `'G' || n, ${word('上海 北京 江澜 深圳 Ａcme· 广州 武汉')} || n || '展览有限公司', 'Exhibitor ' || n || ' Ltd'`,
);
// Every fourth has two booths, half of these in two halls; one in 1,500 has another in a small hall.
await write('booth', 'booth_id, hall, number, area, type, exhibitor_id', booth(`'GB' || n`, "'A' || n"));
await write(
  'booth',
  'booth_id, hall, number, area, type, exhibitor_id',
  booth(`'GC' || n`, "'C' || n", '(1 + (n + (n / 4) % 2) % 8)::text'),
  `${everyExhibitor} where n % 4 = 0`,
);
await write(
  'booth',
  'booth_id, hall, number, area, type, exhibitor_id',
  booth(`'GD' || n`, "'D' || n", "'9'"),
  `${everyExhibitor} where n % 1500 = 1`,
);
await write(
  'submission',
  `submission_id, form_id, subject_kind, exhibitor_id, status, revision, submitted_revision, round, submitted_at,
    decided_at, created_at, updated_at`,
  `md5('s' || n || form_id), form_id, 'exhibitor', 'G' || n, status, 1, case when status <> 'draft' then 1 end,
    case when status = 'draft' then 0 else 1 + (share * 3)::int end,
    case when status <> 'draft' then now() - since end,
    case when status in ('adopt', 'fail') then now() - since * 0.9 end,
    now() - interval '95 days', now() - since`,
  // Forms end one after the other, and most hand in shortly before.
  `(select n, form_id, share, (place * 2 + share * 10) * interval '1 day' as since, case when chance < 0.55 then 'adopt' when chance < 0.7 then 'wait'
      when chance < 0.8 then 'fail' when chance < 0.9 then 'submitted' else 'draft' end as status
    from (select n, form_id, place, random() as chance, random() as share
      from ${everyExhibitor}, ${everyForm}) as drawn) as made`,
);
await write(
  'revision',
  'submission_id, revision, version, round, answers, address, receipt_number, receipt_hash',
  `md5('s' || n || form_id), 1, 1, 1, jsonb_build_object('f1', repeat('答', 40)), '10.0.0.1', 'R' || n || '-' || place, md5(n::text)`,
  `${everyExhibitor}, ${everyForm}`,
);
// Ten forms take orders. One exhibitor in a hundred holds unusually much, one in 500 orders unusually dear.
const perExhibitor = 10;
if (from === '0') await offerItems();
await write(
  'service_order',
  `order_id, number, form_id, subject_key, exhibitor_id, place, submission_id, status, payment, revision, tier, total,
    deposit, hold_days, hold_since, hold_counted_at, placed_at, updated_at, categories`,
  `'O' || n || '-' || place, 'ORD' || n || '-' || place, form_id, 'exhibitor:::G' || n, 'G' || n, 0,
    md5('s' || n || form_id), case when n % 20 = 0 then 'cancelled' else 'placed' end,
    case when n % 3 = 0 then 'paid' else 'unpaid' end, 1, 'normal',
    case when n % 500 = 3 then 1000000 else 100 * ((n + place) % 977) end, 0, 14,
    now() - random() * 10 * interval '1 day', now() - random() * 10 * interval '1 day',
    now() - random() * 90 * interval '1 day', now() - random() * 90 * interval '1 day', '{furniture}'`,
  `${everyExhibitor}, ${everyForm} where place <= ${perExhibitor}`,
);
await write(
  'order_line',
  'order_id, line_no, item_id, category, name, unit, quantity, tier, unit_price, factor, amount, deposit, note',
  `'O' || n || '-' || place, line, 'item-' || (3 * place + line), 'furniture', '{"zh-Hans": "洽谈桌"}', '{}',
    case when n % 100 = 7 and line = 1 then 60 else 1 end * 100, 'normal', 100, 1, 100, 0, ''`,
  `${everyExhibitor}, ${everyForm}, generate_series(1, 3) as line where place <= ${perExhibitor}`,
);
// Without figures of tables that were empty a moment ago, what follows is read by the row.
await client.query('analyze');
// What the triggers would have said of their submissions and booths.
await client.query(`update service_order
  set review = submission.status, review_at = submission.decided_at, halls = order_halls(service_order)
  from submission
  where submission.tenant_id = service_order.tenant_id and submission.exhibition_id = service_order.exhibition_id
    and submission.submission_id = service_order.submission_id and review is null`);
await client.query(`update service_order set lapses_at = order_lapses_at(service_order)
  where lapses_at is distinct from order_lapses_at(service_order)`);
await write(
  'drawing',
  'drawing_id, form_id, subject_key, exhibitor_id, slot, status, revision, submitted_at',
  `'D' || n, form_id, 'exhibitor:::G' || n, 'G' || n, 'plan', (array['wait', 'adopt', 'fail'])[1 + n % 3], 1,
    now() - random() * 90 * interval '1 day'`,
  `${everyExhibitor}, ${everyForm} where place = 3`,
);
await write(
  'invitation_message',
  'invitation_id, exhibitor_id, recipient, wave, language, signature, send_at, state, created_at',
  `'I' || n || '-' || place, 'G' || n, '138' || lpad((n * 10 + place)::text, 8, '0'), 1, 'zh-Hans', 'Zhantai',
    now() - random() * 30 * interval '1 day', 'sent', now()`,
  `${everyExhibitor}, generate_series(1, 10) as place`,
);
await write(
  'outbox',
  'message_id, channel, template, recipient, body, masked, state, attempts, created_at, finished_at',
  `'M' || n || '-' || place, 'sms', 'login', '138' || lpad((n * 10 + place)::text, 8, '0'), '', '【Zhantai】', 'sent', 1,
    now() - random() * 90 * interval '1 day', now()`,
  `${everyExhibitor}, generate_series(1, 10) as place`,
);
await write(
  'audit',
  'audit_id, at, actor_kind, action, thing_kind, thing_id',
  `'G' || n || '-' || place, now() - random() * 90 * interval '1 day', 'system', 'submission.submitted', 'submission',
    md5('s' || n || form_id)`,
  `${everyExhibitor}, ${everyForm}`,
);
await write(
  'notice',
  'notice_id, sender, title, html, pinned, roles, tags, exhibitor_ids, published_at, created_at',
  `'N' || n, '{"zh-Hans": "组委会"}', '{"zh-Hans": "通知"}', '{"zh-Hans": "<p>展台施工时间</p>"}', false, '{}', '{}',
    array['G' || n], now() - random() * 90 * interval '1 day', now()`,
  `${everyExhibitor} where n % 10 = 0`,
);
await client.query('set session_replication_role = origin');
// Without it the database would plan as if the tables were small.
await client.query('vacuum analyze');

await listEntries();

const { database, close } = await openDatabase({
  databaseUrl: settings.databaseUrl,
  dataDir: settings.dataDir,
});
await recountOrders(database);
await close();
await client.query('vacuum analyze');
await client.end();

/** What is ordered: bounded for each exhibitor, by its area, or by nothing but what is usual. */
async function offerItems(): Promise<void> {
  await client.query(`insert into catalogue_item (${scopeColumns}, item_id, kind, categories, name, most, most_by)
    select ${scope}, 'item-' || item, 'facility', '{furniture}', '{"zh-Hans": "洽谈桌"}',
      case item % 3 when 1 then 100 when 2 then 2 end, case item % 3 when 2 then 'area' else 'exhibitor' end
    from generate_series(4, 3 + 3 * ${perExhibitor}) as item`);
  await client.query(
    `insert into catalogue_stock (${scopeColumns}, item_id) select ${scopeColumns}, item_id from catalogue_item`,
  );
  await client.query(
    `insert into catalogue_sale (${scopeColumns}, form_id, categories)
      select ${scope}, form_id, '{furniture}' from ${everyForm} where place <= ${perExhibitor}`,
  );
}

/** Entries of those that were added, and all counts anew. */
async function listEntries(): Promise<void> {
  // Indexes are made of what is there faster than row by row.
  const { rows: indexes } = await client.query<{ indexname: string; indexdef: string }>(
    `select indexname, indexdef from pg_indexes
    where tablename = 'submission_entry' and indexname <> 'submission_entry_pkey'`,
  );
  await client.query(`drop index ${indexes.map(({ indexname }) => indexname).join(', ')}`);
  await client.query(`insert into submission_entry (${entryColumns.list})
    select ${entryColumns.of('listed')} from listed_submission as listed
    where listed.exhibitor_id like 'G%' and substr(listed.exhibitor_id, 2)::integer > ${Number(from)}`);
  for (const { indexdef } of indexes) {
    // One connection.
    await client.query(indexdef);
  }
  const derived = [
    ['entry_subject', 'tenant_id, exhibition_id, subject_key', 'folded', "string_agg(distinct folded, '|')"],
    ['submission_count', 'tenant_id, exhibition_id, form_id, status, halls', 'submissions', 'count(*)'],
    [
      'form_subject_count',
      'tenant_id, exhibition_id, form_id, halls',
      'subjects',
      'count(distinct subject_key)',
    ],
  ];
  for (const [table, key, value, truth] of derived) {
    await client.query(`delete from ${table}`);
    await client.query(
      `insert into ${table} (${key}, ${value}) select ${key}, ${truth} from submission_entry group by ${key}`,
    );
  }
  await client.query('vacuum analyze');
}

async function write(
  table: string,
  columns: string,
  values: string,
  rows: string = everyExhibitor,
): Promise<void> {
  await client.query(
    `insert into ${table} (${scopeColumns}, ${columns}) select ${scope}, ${values} from ${rows}`,
  );
}

function booth(id: string, number: string, hall = '(1 + n % 8)::text'): string {
  return `${id}, ${hall}, ${number}, 36, 'raw', 'G' || n`;
}

function readWorld(read: unknown): { tenantId: string; exhibitionId: string; forms: readonly string[] } {
  const { tenantId: tenant, exhibitionId: exhibition, forms: made } = Object(read);
  return { tenantId: String(tenant), exhibitionId: String(exhibition), forms: Array.from(made, String) };
}

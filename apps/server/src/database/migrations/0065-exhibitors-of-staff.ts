import { sql, type Kysely } from 'kysely';

/**
 * What staff keep of an exhibitor. Its code is the key that workbooks name it by: unique whatever the case of its
 * letters. Those of before get E0001 and on, in the order in which they came.
 */
const statements = [
  sql`
alter table exhibitor
  add column code text not null default '',
  add column state text not null default 'active' check (state in ('invited', 'active', 'withdrawn')),
  add column note text not null default '',
  add column owner_account_id text`,
  sql`
update exhibitor set code = 'E' || lpad(place::text, greatest(4, length(place::text)), '0')
from (
  select tenant_id, exhibition_id, exhibitor_id,
    row_number() over (partition by tenant_id, exhibition_id order by created_at, exhibitor_id) as place
  from exhibitor
) as numbered
where exhibitor.tenant_id = numbered.tenant_id and exhibitor.exhibition_id = numbered.exhibition_id
  and exhibitor.exhibitor_id = numbered.exhibitor_id`,
  sql`create unique index exhibitor_code on exhibitor (tenant_id, exhibition_id, upper(code)) where code <> ''`,
  // Whom a member of staff looks after.
  sql`create index exhibitor_owner on exhibitor (tenant_id, exhibition_id, owner_account_id)
    where owner_account_id is not null`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(database);
}

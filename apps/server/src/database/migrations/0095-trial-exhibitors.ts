import { sql, type Kysely } from 'kysely';

/**
 * An exhibitor that staff try the forms with before the exhibition opens: at most one, in no list and no count. What staff
 * ticked of what an exhibition needs.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table exhibitor add column trial boolean not null default false`.execute(database);
  await sql`create unique index exhibitor_trial on exhibitor (tenant_id, exhibition_id) where trial`.execute(
    database,
  );
  await sql`
create function is_trial(tenant text, exhibition text, exhibitor text) returns boolean
language sql stable parallel safe as $$
  select exists (
    select from exhibitor where trial and exhibitor.tenant_id = $1
      and exhibitor.exhibition_id = $2 and exhibitor.exhibitor_id = $3)
$$`.execute(database);
  const { rows } = await sql<{ view: string; sums: string }>`
    select pg_get_viewdef('listed_submission'::regclass) as view, pg_get_functiondef('sum_order'::regproc) as sums`.execute(
    database,
  );
  const [{ view, sums } = { view: '', sums: '' }] = rows;
  const listed = view.trimEnd().replace(/;$/, '');
  await sql
    .raw(`create or replace view listed_submission as ${listed} and not coalesce(exhibitor.trial, false)`)
    .execute(database);
  await sql
    .raw(
      sums.replace(
        /\bbegin\b/,
        `begin
    if tg_op = 'DELETE' then
      if is_trial(old.tenant_id, old.exhibition_id, old.exhibitor_id) then return null; end if;
    elsif is_trial(new.tenant_id, new.exhibition_id, new.exhibitor_id) then return null;
    end if;`,
      ),
    )
    .execute(database);
  await sql`
create table readiness_tick (
  tenant_id text not null,
  exhibition_id text not null,
  key text not null,
  account_id text not null,
  at timestamptz not null,
  primary key (tenant_id, exhibition_id, key),
  foreign key (tenant_id, exhibition_id) references exhibition on delete cascade
)`.execute(database);
}

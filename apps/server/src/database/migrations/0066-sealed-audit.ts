import { sql, type Kysely } from 'kysely';

/**
 * Each day of the audit is sealed: a hash over its rows and the seal before (console.md §7.2). A row whose day is sealed
 * already gets the present time, so that no day has other rows than its seal says; only what is older than an hour is
 * looked at, for the others cannot be of such a day.
 */
const statements = [
  sql`
create table audit_seal (
  tenant_id text not null,
  exhibition_id text not null,
  -- UTC, YYYY-MM-DD
  day text not null,
  entries integer not null,
  hash text not null,
  -- Hash of the seal before; empty for the first.
  before text not null,
  sealed_at timestamptz not null default now(),
  primary key (tenant_id, exhibition_id, day)
)`,
  sql`create trigger audit_seal_append_only before update or delete on audit_seal
    for each row execute function refuse_change()`,
  sql`create trigger audit_seal_no_truncate before truncate on audit_seal
    for each statement execute function refuse_change()`,
  sql`
create function date_after_seal() returns trigger language plpgsql as $$
begin
  if exists (
    select from audit_seal where tenant_id = new.tenant_id and exhibition_id = new.exhibition_id
      and day >= to_char(new.at at time zone 'UTC', 'YYYY-MM-DD')
  ) then new.at := clock_timestamp(); end if;
  return new;
end $$`,
  sql`create trigger audit_after_seal before insert on audit
    for each row when (new.at < clock_timestamp() - interval '1 hour') execute function date_after_seal()`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(database);
}

import { sql, type Kysely } from 'kysely';

/** Notes what changed of exhibitors, by rows that a statement wrote. */
const telling = (name: string, table: string, event: 'insert' | 'update' | 'delete', rows: string) =>
  sql.raw(`create trigger ${name} after ${event} on ${table}
    referencing ${rows} for each statement execute function note_debtors()`);

/** Which forms apply to which exhibitor and how far each is, made from the rows within seconds of each change. */
const statements = [
  sql`
create table obligation (
  tenant_id text not null,
  exhibition_id text not null,
  exhibitor_id text not null,
  form_id text not null,
  -- empty where the form is not given for each booth
  booth_id text not null,
  status text not null check (status in ('none', 'draft', 'submitted', 'wait', 'adopt', 'fail')),
  -- with what was granted to the exhibitor
  end_at timestamptz,
  late_end_at timestamptz,
  required boolean not null,
  primary key (tenant_id, exhibition_id, exhibitor_id, form_id, booth_id),
  foreign key (tenant_id, exhibition_id, exhibitor_id) references exhibitor on delete cascade,
  foreign key (tenant_id, exhibition_id, form_id) references form on delete cascade
) with (fillfactor = 85)`,
  sql`create index obligation_form on obligation (tenant_id, exhibition_id, form_id, status)`,
  // Who owes something.
  sql`create index obligation_owed on obligation (tenant_id, exhibition_id, exhibitor_id)
    include (form_id, late_end_at) where required and status in ('none', 'draft', 'fail')`,
  // What changed and is not in the obligations yet: read whole, holds seconds. An empty id stands for all.
  sql`
create table obligation_change (
  tenant_id text not null,
  exhibition_id text not null,
  exhibitor_id text not null,
  form_id text not null
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000, autovacuum_analyze_threshold = 1000000000)`,
  sql`
create function note_debtors() returns trigger language plpgsql as $$ begin
  insert into obligation_change (tenant_id, exhibition_id, exhibitor_id, form_id)
  select distinct tenant_id, exhibition_id, exhibitor_id, '' from changed where exhibitor_id is not null;
  return null;
end $$`,
  ...['booth', 'form_extension'].flatMap((table) => [
    telling(`${table}_owing_made`, table, 'insert', 'new table as changed'),
    telling(`${table}_owing_left`, table, 'update', 'old table as changed'),
    telling(`${table}_owing_written`, table, 'update', 'new table as changed'),
    telling(`${table}_owing_deleted`, table, 'delete', 'old table as changed'),
  ]),
  telling('exhibitor_owing_made', 'exhibitor', 'insert', 'new table as changed'),
  sql`
create function note_debtor() returns trigger language plpgsql as $$ begin
  insert into obligation_change (tenant_id, exhibition_id, exhibitor_id, form_id)
  values (new.tenant_id, new.exhibition_id, new.exhibitor_id, '');
  return null;
end $$`,
  sql`
create trigger exhibitor_owing_written after update on exhibitor for each row
  when (old.tags is distinct from new.tags or old.state is distinct from new.state)
  execute function note_debtor()`,
  sql`
create function note_owed_form() returns trigger language plpgsql as $$ begin
  insert into obligation_change (tenant_id, exhibition_id, exhibitor_id, form_id)
  values (new.tenant_id, new.exhibition_id, '', new.form_id);
  return null;
end $$`,
  sql`
create trigger form_owing_made after insert on form for each row execute function note_owed_form()`,
  sql`
create trigger form_owing_written after update on form for each row
  when ((old.roles, old.booth_types, old.tags, old.not_tags, old.end_at, old.late_end_at, old.submissions,
      old.required, old.published_version is null)
    is distinct from (new.roles, new.booth_types, new.tags, new.not_tags, new.end_at, new.late_end_at,
      new.submissions, new.required, new.published_version is null))
  execute function note_owed_form()`,
  // What stands already.
  sql`
insert into obligation_change (tenant_id, exhibition_id, exhibitor_id, form_id)
select tenant_id, exhibition_id, exhibitor_id, '' from exhibitor`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(database);
}

import { sql, type Kysely } from 'kysely';

/** Forms that are not used any more, and forms that were deleted before anything of them was published. */
const statements = [
  `alter table form add column put_away_at timestamptz`,
  // Codes and page keys are unique among the forms that are used.
  `alter table form drop constraint form_tenant_id_exhibition_id_page_key_key`,
  `alter table form drop constraint form_tenant_id_exhibition_id_sheet_code_key`,
  `create unique index form_page_key on form (tenant_id, exhibition_id, page_key) where put_away_at is null`,
  `create unique index form_code on form (tenant_id, exhibition_id, form_code) where put_away_at is null`,
  // Nobody owes a form that is put away.
  `drop trigger form_owing_written on form`,
  `create trigger form_owing_written after update on form for each row
   when ((old.roles, old.booth_types, old.tags, old.not_tags, old.end_at, old.late_end_at, old.submissions,
       old.required, old.published_version is null, old.put_away_at is null)
     is distinct from (new.roles, new.booth_types, new.tags, new.not_tags, new.end_at, new.late_end_at,
       new.submissions, new.required, new.published_version is null, new.put_away_at is null))
   execute function note_owed_form()`,
  // The row as it was: nothing refers to it.
  `create table form_bin (
     tenant_id text not null,
     exhibition_id text not null,
     form_id text not null,
     kept jsonb not null,
     deleted_by text not null,
     deleted_at timestamptz not null,
     primary key (tenant_id, exhibition_id, form_id),
     foreign key (tenant_id, exhibition_id) references exhibition
   )`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}

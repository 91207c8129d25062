import { sql, type Kysely } from 'kysely';

/** A form may be for those only who handed in another one before. */
const statements = [
  `alter table form add column after_form_id text,
     add column after_on text check (after_on in ('submitted', 'adopted')),
     add constraint form_after_whole check ((after_form_id is null) = (after_on is null))`,
  `create index form_after on form (tenant_id, exhibition_id, after_form_id) where after_form_id is not null`,
  `drop trigger form_owing_written on form`,
  `create trigger form_owing_written after update on form for each row
   when ((old.roles, old.booth_types, old.tags, old.not_tags, old.end_at, old.late_end_at, old.submissions,
       old.required, old.published_version is null, old.put_away_at is null, old.after_form_id, old.after_on)
     is distinct from (new.roles, new.booth_types, new.tags, new.not_tags, new.end_at, new.late_end_at,
       new.submissions, new.required, new.published_version is null, new.put_away_at is null,
       new.after_form_id, new.after_on))
   execute function note_owed_form()`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}

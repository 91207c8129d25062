import { type Kysely, sql } from 'kysely';

/** Forms of booth services: an exhibitor with several booths owes one for each. */
const perBooth = [
  'exhibitor_b1',
  'exhibitor_b4',
  'exhibitor_c1',
  'exhibitor_c2',
  'exhibitor_c3',
  'exhibitor_c4',
  'exhibitor_e1',
  'exhibitor_e3',
  'exhibitor_e4',
  'exhibitor_e5',
  'exhibitor_e7',
  'exhibitor_e9',
  'exhibitor_e11',
];

// No foreign key: whoever loses a booth keeps what they gave for it, and its name stands beside it.
const tables = [
  `alter table form drop constraint form_submissions_check`,
  `alter table form add constraint form_submissions_check check (submissions in ('one', 'booth', 'many'))`,
  `alter table submission add column booth_id text, add column booth_hall text, add column booth_number text`,
  `create unique index submission_of_booth on submission
     (tenant_id, exhibition_id, form_id, subject_key, booth_id)
   where booth_id is not null and removed_at is null`,
  `alter table drawing add column booth_id text not null default ''`,
  `alter table drawing drop constraint drawing_tenant_id_exhibition_id_form_id_subject_key_slot_key`,
  `alter table drawing add constraint drawing_of_booth
     unique (tenant_id, exhibition_id, form_id, subject_key, booth_id, slot)`,
];

/**
 * Of each exhibitor with a submission or drawings of such a form the booth these are for: the one it named, else the
 * largest of those that the form is for.
 */
const chosen = sql`
  select distinct on (form.tenant_id, form.exhibition_id, form.form_id, exhibitor.exhibitor_id)
    form.tenant_id, form.exhibition_id, form.form_id, exhibitor.exhibitor_id, booth.booth_id, booth.hall, booth.number
  from form
  join exhibitor using (tenant_id, exhibition_id)
  join booth using (tenant_id, exhibition_id, exhibitor_id)
  left join submission using (tenant_id, exhibition_id, form_id, exhibitor_id)
  left join draft using (tenant_id, exhibition_id, submission_id)
  left join revision on revision.tenant_id = form.tenant_id and revision.exhibition_id = form.exhibition_id
    and revision.submission_id = submission.submission_id and revision.revision = submission.submitted_revision
  where form.submissions = 'booth' and coalesce(submission.subject_kind, 'exhibitor') = 'exhibitor'
  order by form.tenant_id, form.exhibition_id, form.form_id, exhibitor.exhibitor_id,
    (booth.number = coalesce(revision.answers ->> 'booth_no', draft.answers ->> 'booth_no')) is true desc,
    (form.booth_types = '{}' or booth.type = any(form.booth_types)) desc,
    (form.tags = '{}' or form.tags && (exhibitor.tags || booth.tags)) desc,
    (form.not_tags && (exhibitor.tags || booth.tags)),
    booth.area desc, booth.hall, booth.number`;

/**
 * Lets a form be given for each booth of an exhibitor. What was given before belongs to the booth it names, else to the
 * exhibitor's first.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of tables) {
    // Each builds on the one before.
    await sql.raw(statement).execute(database);
  }
  await sql`
    update form set submissions = 'booth' from form_version as version
    where form.submissions = 'one' and form.page_key = any(${perBooth}::text[]) and 'exhibitor' = any(form.roles)
      and version.tenant_id = form.tenant_id and version.exhibition_id = form.exhibition_id
      and version.form_id = form.form_id and version.version = form.published_version
      and version.definition::text like '%booth_no%'`.execute(database);
  await sql`
    update submission set booth_id = chosen.booth_id, booth_hall = chosen.hall, booth_number = chosen.number
    from (${chosen}) as chosen
    where submission.tenant_id = chosen.tenant_id and submission.exhibition_id = chosen.exhibition_id
      and submission.form_id = chosen.form_id and submission.exhibitor_id = chosen.exhibitor_id
      and submission.subject_kind = 'exhibitor' and submission.ordinal = 1`.execute(database);
  await sql`
    update drawing set booth_id = chosen.booth_id from (${chosen}) as chosen
    where drawing.tenant_id = chosen.tenant_id and drawing.exhibition_id = chosen.exhibition_id
      and drawing.form_id = chosen.form_id and drawing.exhibitor_id = chosen.exhibitor_id`.execute(database);
}

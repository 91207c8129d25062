import { type Kysely, sql } from 'kysely';
import { dropped } from './entries/fold-name.ts';
import { letterRules } from './entries/letter-rules.ts';

/**
 * Names are folded alike whatever locale the database was made with: in the locale `C` only A to Z had small letters,
 * so that nobody found `Ørsted` by `ørsted`. A sigma is the same at the end of a word, as in `foldText` of the engine.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const collate = await letterRules(database);
  await sql
    .raw(`create or replace function fold_name(name text) returns text language sql immutable strict parallel safe as $$
    select replace(
      lower(regexp_replace(normalize(name, NFKD), '[${dropped}]', '', 'g')${collate}), U&'\\03C2', U&'\\03C3')
  $$`)
    .execute(database);
  // What was folded before: only what changed is written.
  await sql`update exhibitor set name = name where folded <> fold_name(name) || '|' || fold_name(name_en)`.execute(
    database,
  );
  await sql`update booth set number = number where folded <> fold_name(hall || number)`.execute(database);
  await sql`update seat set name_key = fold_name(name) where name_key <> fold_name(name)`.execute(database);
  await sql`
    update submission_entry set folded = listed_submission.folded from listed_submission
    where submission_entry.tenant_id = listed_submission.tenant_id
      and submission_entry.exhibition_id = listed_submission.exhibition_id
      and submission_entry.submission_id = listed_submission.submission_id
      and submission_entry.folded <> listed_submission.folded`.execute(database);
  await sql`
    update entry_subject set folded = found.folded
    from (
      select tenant_id, exhibition_id, subject_key, string_agg(distinct folded, '|') as folded
      from submission_entry group by tenant_id, exhibition_id, subject_key
    ) as found
    where entry_subject.tenant_id = found.tenant_id and entry_subject.exhibition_id = found.exhibition_id
      and entry_subject.subject_key = found.subject_key and entry_subject.folded <> found.folded`.execute(
    database,
  );
}

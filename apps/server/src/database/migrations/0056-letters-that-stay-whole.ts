import { type Kysely, sql } from 'kysely';
import { foldLetters } from './entries/fold-letters.ts';

/** `Ørsted` is found by `orsted`, `Straße` by `strasse`, `Łódź` by `lodz`. What was folded before is folded anew. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await foldLetters(database);
  // What was folded before: only what changed is written.
  await sql`update exhibitor set name = name where folded <> fold_name(name) || '|' || fold_name(name_en)`.execute(
    database,
  );
  await sql`update booth set number = number where folded <> fold_name(hall || number)`.execute(database);
  await sql`update service_order set number = number where folded <> fold_name(number)`.execute(database);
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

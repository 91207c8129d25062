import { type Kysely, sql } from 'kysely';

/**
 * Whose a submission is never changes, yet a check of the table is worked out at every save: a trigger asks the same
 * where those columns are written.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table submission drop constraint submission_check`.execute(database);
  await sql`alter table submission drop constraint submission_subject_kind_check`.execute(database);
  await sql`
create function check_subject() returns trigger language plpgsql as $$
begin
  if not coalesce(
    case new.subject_kind
      when 'exhibitor' then new.exhibitor_id is not null and new.account_id is null and new.ticket_id is null
      when 'account' then new.account_id is not null and new.exhibitor_id is null and new.ticket_id is null
      when 'transport' then new.account_id is not null and new.exhibitor_id is not null and new.ticket_id is null
      when 'ticket' then new.ticket_id is not null and new.account_id is null
    end, false)
  then
    raise exception 'A submission needs one subject.' using errcode = 'check_violation';
  end if;
  return new;
end $$`.execute(database);
  await sql`
create trigger submission_subject before insert or update of subject_kind, exhibitor_id, account_id, ticket_id
  on submission for each row execute function check_subject()`.execute(database);
}

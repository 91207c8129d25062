import { type Kysely, sql } from 'kysely';

/** Tells every server what changed of that which servers remember: `kind id`. */
const tell = sql`
create function tell_change() returns trigger language plpgsql as $$
declare
  id_before text;
  id_after text;
begin
  if tg_op <> 'INSERT' then id_before := to_jsonb(old) ->> tg_argv[1]; end if;
  if tg_op <> 'DELETE' then id_after := to_jsonb(new) ->> tg_argv[1]; end if;
  if id_before is not null then perform pg_notify('zhantai_changes', tg_argv[0] || ' ' || id_before); end if;
  if id_after is not null and id_after is distinct from id_before then
    perform pg_notify('zhantai_changes', tg_argv[0] || ' ' || id_after);
  end if;
  return null;
end $$`;

/** What is told only when it says something else than before: it is written at every sign-in too. */
const telling = [
  ['session', 'session', 'session_id', 'revoked_at'],
  ['account', 'account', 'account_id', 'name, locked_reason'],
  ['membership', 'membership', 'membership_id', 'account_id, role, exhibitor_id, form_ids'],
] as const;

/** What is told whatever of it changes, new rows too: a form before somebody is made of all of them. */
const tellingAll = [
  ['exhibitor', 'exhibitor', 'exhibitor_id'],
  ['booth', 'exhibitor', 'exhibitor_id'],
  ['form_extension', 'exhibitor', 'exhibitor_id'],
  ['form', 'form', 'form_id'],
  ['catalogue_sale', 'form', 'form_id'],
] as const;

/** Lets servers remember what every call asks (quality.md §3): the database tells them when it changes. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await tell.execute(database);
  for (const [table, kind, id, columns] of telling) {
    const changed = columns
      .split(', ')
      .map((column) => `old.${column} is distinct from new.${column}`)
      .join(' or ');
    await sql
      .raw(
        `create trigger ${table}_changed after update on ${table} for each row when (${changed})
         execute function tell_change('${kind}', '${id}')`,
      )
      .execute(database);
    await sql
      .raw(
        `create trigger ${table}_gone after delete on ${table} for each row
         execute function tell_change('${kind}', '${id}')`,
      )
      .execute(database);
  }
  for (const [table, kind, id] of tellingAll) {
    await sql
      .raw(
        `create trigger ${table}_changed after insert or update or delete on ${table} for each row
         execute function tell_change('${kind}', '${id}')`,
      )
      .execute(database);
  }
}

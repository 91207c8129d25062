import { sql } from 'kysely';

/** What decides which forms somebody is asked for, by table and what of it. */
const deciding = [
  ['exhibitor', 'tags'],
  ['booth', 'exhibitor_id, type, tags'],
  ['membership', 'role'],
] as const;

/**
 * Tells servers that the number of those who are asked for a form changed (0015): it is counted over all exhibitors,
 * and asked for by every view of the forms.
 */
export const audienceTriggers = [
  sql`create function tell_audience() returns trigger language plpgsql as $$
declare one record;
begin
  for one in select distinct tenant_id, exhibition_id from changed loop
    perform pg_notify('zhantai_changes', 'audience ' || one.tenant_id || '/' || coalesce(one.exhibition_id, ''));
  end loop;
  return null;
end $$`,
  sql`create function tell_audience_of_row() returns trigger language plpgsql as $$ begin
    perform pg_notify('zhantai_changes', 'audience ' || new.tenant_id || '/' || coalesce(new.exhibition_id, ''));
    return null;
  end $$`,
  ...deciding.flatMap(([table, columns]) => [
    sql.raw(`create trigger ${table}_asked_made after insert on ${table}
      referencing new table as changed for each statement execute function tell_audience()`),
    sql.raw(`create trigger ${table}_asked_gone after delete on ${table}
      referencing old table as changed for each statement execute function tell_audience()`),
    sql.raw(`create trigger ${table}_asked after update on ${table} for each row
      when (${columns
        .split(', ')
        .map((column) => `old.${column} is distinct from new.${column}`)
        .join(' or ')})
      execute function tell_audience_of_row()`),
  ]),
];

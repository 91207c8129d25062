import { type Kysely, sql } from 'kysely';

const statements = [
  // Who is asked for a form is counted within halls too: a booth that moves to another hall changes it, as its kind and
  // who has it do (0029).
  sql`create trigger booth_asked_elsewhere after update on booth for each row
    when (old.hall is distinct from new.hall) execute function tell_audience_of_row()`,
  // Any three signs of a text that stand together: part of a number is found by those of the part.
  sql`create function grams(name text) returns text[] language sql immutable strict parallel safe as $$
    select array(select distinct substr(name, place, 3) from generate_series(1, length(name) - 2) as place)
  $$`,
];

/** What lists need to read only that part of them which somebody may see, or looks for. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) {
    // One connection.
    await statement.execute(database);
  }
}

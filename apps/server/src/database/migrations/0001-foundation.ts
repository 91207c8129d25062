import { type Kysely, sql } from 'kysely';
import { people } from './foundation/people.ts';
import { submissions } from './foundation/submissions.ts';

// What must never change is refused by the database itself, whoever asks.
const immutable = sql`
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end
$$;

create trigger form_version_immutable before update or delete on form_version
  for each row execute function refuse_change();
create trigger revision_immutable before update on revision
  for each row execute function refuse_change();
create trigger audit_append_only before update or delete on audit
  for each row execute function refuse_change();
create trigger audit_no_truncate before truncate on audit
  for each statement execute function refuse_change();
`;

/**
 * The foundation: tenants to audit. tenant_id, exhibition_id lead every key, so that data can be distributed by them.
 * Accounts belong to a tenant; what they may do in an exhibition is a membership.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await people.execute(database);
  await submissions.execute(database);
  await immutable.execute(database);
}

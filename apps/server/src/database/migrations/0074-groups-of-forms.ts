import { sql, type Kysely } from 'kysely';

/** Limits by groups of forms: a form that comes into a group later counts at once. */
const statements = [
  `alter table membership add column form_groups text[] not null default '{}'`,
  `drop trigger membership_changed on membership`,
  `create trigger membership_changed after update on membership for each row when (
     old.account_id is distinct from new.account_id or old.role is distinct from new.role
     or old.exhibitor_id is distinct from new.exhibitor_id or old.form_ids is distinct from new.form_ids
     or old.form_groups is distinct from new.form_groups
     or old.may_decide is distinct from new.may_decide or old.halls is distinct from new.halls
     or old.may_see_sensitive is distinct from new.may_see_sensitive or old.ends_at is distinct from new.ends_at or old.of_tenant is distinct from new.of_tenant
   ) execute function tell_change('membership', 'membership_id')`,
  // Empty is no limit; an id that no form has stands for groups without forms, which are no leave to see all.
  `create function forms_within(member membership) returns text[] language sql stable as $$
     select case when member.form_groups = '{}' then member.form_ids
       else array[''] || member.form_ids || array(
         select form.form_id from form
         where form.tenant_id = member.tenant_id and form.exhibition_id = member.exhibition_id
           and coalesce(nullif(form.form_group, ''), left(form.form_code, 1)) = any(member.form_groups)
       ) end
   $$`,
  // Whoever is limited to groups sees other forms when a form comes, goes or changes its group.
  `create function tell_groups() returns trigger language plpgsql as $$ begin
     perform pg_notify('zhantai_changes', 'membership ' || membership_id) from membership
     where tenant_id = coalesce(new.tenant_id, old.tenant_id)
       and exhibition_id = coalesce(new.exhibition_id, old.exhibition_id) and form_groups <> '{}';
     return null;
   end $$`,
  `create trigger form_in_group after insert or delete on form for each row execute function tell_groups()`,
  `create trigger form_group_changed after update on form for each row
   when ((old.form_group, old.form_code) is distinct from (new.form_group, new.form_code))
   execute function tell_groups()`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}

import { sql, type Kysely } from 'kysely';

/** Days in which staff from before may put enrolling off. */
const GRACE_DAYS = 14;

/** The second factor of staff: codes of an authenticator (RFC 6238), and recovery codes for the day it is lost. */
const statements = [
  `alter table account
     add column totp_sealed bytea,
     add column totp_key_id text,
     add column totp_last_step integer,
     add column factor_put_off_until timestamptz`,
  `update account set factor_put_off_until = now() + interval '${GRACE_DAYS} days' where username is not null`,
  `alter table membership add column may_see_sensitive boolean not null default false,
     add column ends_at timestamptz`,
  `alter table session add column stepped_up_at timestamptz`,
  `create table recovery_code (
     tenant_id text not null,
     account_id text not null,
     code_hash bytea not null,
     used_at timestamptz,
     primary key (tenant_id, account_id, code_hash),
     foreign key (tenant_id, account_id) references account
   )`,
  `create table second_factor_challenge (
     tenant_id text not null,
     challenge_hash bytea not null,
     account_id text not null,
     failures integer not null default 0,
     expires_at timestamptz not null,
     primary key (tenant_id, challenge_hash),
     foreign key (tenant_id, account_id) references account
   )`,
  `create index second_factor_challenge_end on second_factor_challenge (expires_at)`,
  // What the guard remembers of who makes a call (migration 0015).
  `drop trigger account_changed on account`,
  `create trigger account_changed after update on account for each row when (
     old.name is distinct from new.name or old.locked_reason is distinct from new.locked_reason
     or old.tenant_admin is distinct from new.tenant_admin
     or (old.totp_sealed is null) <> (new.totp_sealed is null)
     or old.factor_put_off_until is distinct from new.factor_put_off_until
   ) execute function tell_change('account', 'account_id')`,
  `drop trigger session_changed on session`,
  `create trigger session_changed after update on session for each row when (
     old.revoked_at is distinct from new.revoked_at or old.stepped_up_at is distinct from new.stepped_up_at
   ) execute function tell_change('session', 'session_id')`,
  `drop trigger membership_changed on membership`,
  `create trigger membership_changed after update on membership for each row when (
     old.account_id is distinct from new.account_id or old.role is distinct from new.role
     or old.exhibitor_id is distinct from new.exhibitor_id or old.form_ids is distinct from new.form_ids
     or old.may_decide is distinct from new.may_decide or old.halls is distinct from new.halls
     or old.may_see_sensitive is distinct from new.may_see_sensitive or old.ends_at is distinct from new.ends_at or old.of_tenant is distinct from new.of_tenant
   ) execute function tell_change('membership', 'membership_id')`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}

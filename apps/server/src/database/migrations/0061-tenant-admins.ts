import { sql, type Kysely } from 'kysely';

/**
 * Tenant admins make exhibitions and belong to none: each tenant has a reserved exhibition `-`, where they sign in
 * before there is another one or before they chose it. In an exhibition they count as its admin, by a membership that is
 * good only as long as the account is a tenant admin.
 */
const statements = [
  `alter table account add column tenant_admin boolean not null default false`,
  `alter table membership add column of_tenant boolean not null default false`,
  `alter table exhibition add column state text not null generated always as
     (case when exhibition_id = '-' then 'tenant' when open then 'open' else 'closed' end) stored`,
  `insert into exhibition (tenant_id, exhibition_id, title, client_id, client_secret, profile, open)
   select tenant_id, '-', jsonb_build_object('zh-Hans', name), 'console',
     replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
     '{"organiser":{},"venue":{},"dates":{"start":"","end":""},"halls":[],"milestones":[],
       "contact":{"phone":"","hours":{},"email":""},"contacts":[],"groups":{},"logo":null}', false
   from tenant`,
  // Every process hears who is a tenant admin and who is not any more (migration 0015).
  `drop trigger account_changed on account`,
  `create trigger account_changed after update on account for each row when (
     old.name is distinct from new.name or old.locked_reason is distinct from new.locked_reason
     or old.tenant_admin is distinct from new.tenant_admin
   ) execute function tell_change('account', 'account_id')`,
  // What lets somebody in who has no password yet: an invitation, or a link that sets one.
  `create table staff_link (
     tenant_id text not null,
     exhibition_id text not null,
     link_id text not null,
     code_hash bytea not null,
     account_id text,
     name text not null default '',
     email text not null default '',
     phone text not null default '',
     role text check (role in ('admin', 'editor', 'reviewer')),
     form_groups text[] not null default '{}',
     form_ids text[] not null default '{}',
     halls text[] not null default '{}',
     may_decide boolean not null default false,
     may_see_sensitive boolean not null default false,
     member_ends_at timestamptz,
     made_by text,
     made_at timestamptz not null,
     expires_at timestamptz not null,
     used_at timestamptz,
     primary key (tenant_id, exhibition_id, link_id),
     foreign key (tenant_id, exhibition_id) references exhibition,
     foreign key (tenant_id, account_id) references account,
     check ((account_id is null) = (role is not null) or used_at is not null)
   )`,
  `create unique index staff_link_code on staff_link (code_hash)`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}

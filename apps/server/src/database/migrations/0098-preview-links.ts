import { sql, type Kysely } from 'kysely';

/** Links by which colleagues without an account look at a draft as it stood when the link was made. */
const statements = [
  sql`alter table short_link drop constraint short_link_purpose_check`,
  sql`alter table short_link add constraint short_link_purpose_check
    check (purpose in ('page', 'form', 'visitor', 'staff', 'seat', 'sign', 'password', 'preview'))`,
  sql`alter table ticket drop constraint ticket_purpose_check`,
  sql`alter table ticket add constraint ticket_purpose_check
    check (purpose in ('form', 'visitor', 'staff', 'seat', 'sign', 'password', 'preview'))`,
  sql`
create table form_preview (
  tenant_id text not null,
  exhibition_id text not null,
  preview_id text not null,
  form_id text not null,
  -- of its short link
  code text not null,
  -- the draft as it stood, as the portal is given a form
  detail jsonb not null,
  made_by text not null,
  made_at timestamptz not null,
  ends_at timestamptz not null,
  primary key (tenant_id, exhibition_id, preview_id),
  foreign key (tenant_id, exhibition_id, form_id) references form on delete cascade,
  foreign key (tenant_id, made_by) references account on delete cascade
)`,
  sql`create index form_preview_form on form_preview (tenant_id, exhibition_id, form_id)`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(database);
}

import { type Kysely, sql } from 'kysely';

/** Which transport supplier an exhibitor chose, and in which form (wire.md §3). */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
create table transport_choice (
  tenant_id text not null,
  exhibition_id text not null,
  exhibitor_id text not null,
  form_id text not null,
  -- of the supplier
  account_id text not null,
  chosen_at timestamptz not null,
  primary key (tenant_id, exhibition_id, exhibitor_id, form_id, account_id),
  foreign key (tenant_id, exhibition_id, exhibitor_id) references exhibitor,
  foreign key (tenant_id, exhibition_id, form_id) references form,
  foreign key (tenant_id, account_id) references account
)`.execute(database);
  await sql`create index transport_choice_account on transport_choice (tenant_id, exhibition_id, account_id, exhibitor_id)`.execute(
    database,
  );
}

import { sql } from 'kysely';

/**
 * What lists and counts of submissions read, made from the rows of `submission` within seconds of each change:
 * `submission` itself has no index on what a submit changes (0017).
 */
export const entryTables = [
  // In every list of states: what waits comes first.
  sql`create function status_order(status text) returns smallint language sql immutable strict parallel safe as $$
    select array_position(array['wait', 'fail', 'submitted', 'adopt', 'draft'], status)::smallint
  $$`,
  sql`
create table submission_entry (
  tenant_id text not null,
  exhibition_id text not null,
  submission_id text not null,
  form_id text not null,
  form_code text not null,
  subject_kind text not null,
  subject_key text not null,
  exhibitor_id text,
  ticket_id text,
  name text not null,
  -- the booth it is for, else the first of the exhibitor's; empty without one
  hall text not null,
  booth text not null,
  -- those that it counts in: of the booth it is for, else of all that its exhibitor has
  halls text[] not null,
  -- all it is found by
  folded text not null,
  status text not null,
  status_order smallint not null generated always as (status_order(status)) stored,
  round integer not null,
  submitted_at timestamptz,
  decided_at timestamptz,
  change_requested_at timestamptz,
  updated_at timestamptz not null,
  primary key (tenant_id, exhibition_id, submission_id)
) with (fillfactor = 85, autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02)`,
  // Each subject once, with all that its entries are found by.
  sql`
create table entry_subject (
  tenant_id text not null,
  exhibition_id text not null,
  subject_key text not null,
  folded text not null,
  primary key (tenant_id, exhibition_id, subject_key)
)`,
  sql`
create table submission_count (
  tenant_id text not null,
  exhibition_id text not null,
  form_id text not null,
  status text not null,
  halls text[] not null,
  submissions bigint not null,
  primary key (tenant_id, exhibition_id, form_id, status, halls)
) with (fillfactor = 50)`,
  // How many subjects have begun a form.
  sql`
create table form_subject_count (
  tenant_id text not null,
  exhibition_id text not null,
  form_id text not null,
  halls text[] not null,
  subjects bigint not null,
  primary key (tenant_id, exhibition_id, form_id, halls)
) with (fillfactor = 50)`,
  // What changed and is not in the entries yet. No index: it is read whole, holds seconds, and every submit writes it.
  sql`
create table submission_change (
  tenant_id text not null,
  exhibition_id text not null,
  kind text not null check (kind in ('submission', 'exhibitor', 'account', 'ticket', 'form')),
  -- of a submission, or of that which many entries show
  id text not null,
  at timestamptz not null default clock_timestamp()
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000, autovacuum_analyze_threshold = 1000000000)`,
];

/**
 * An index for everything that lists are sorted by, made once the entries stand. What lists are limited to is in each,
 * so that those who see some forms or halls read no row that they do not see.
 */
export const entryIndexes = [
  sql`create index submission_entry_submitted
    on submission_entry (tenant_id, exhibition_id, status_order, submitted_at, submission_id)
    include (form_id, halls)`,
  sql`create index submission_entry_updated
    on submission_entry (tenant_id, exhibition_id, status_order, updated_at, submission_id)
    include (form_id, halls)`,
  sql`create index submission_entry_name
    on submission_entry (tenant_id, exhibition_id, status_order, name, submission_id)
    include (form_id, halls)`,
  sql`create index submission_entry_booth
    on submission_entry (tenant_id, exhibition_id, status_order, hall, booth, submission_id)
    include (form_id, halls)`,
  sql`create index submission_entry_round
    on submission_entry (tenant_id, exhibition_id, status_order, round, submitted_at, submission_id)
    include (form_id, halls)`,
  sql`create index submission_entry_code
    on submission_entry (tenant_id, exhibition_id, status_order, form_code, submitted_at, submission_id)
    include (form_id, halls)`,
  sql`create index submission_entry_form
    on submission_entry (tenant_id, exhibition_id, form_id, status_order, submitted_at, submission_id)`,
  sql`create index submission_entry_subject
    on submission_entry (tenant_id, exhibition_id, subject_key, form_id)`,
  // The few that are an exhibitor's by way of somebody else, a guest's, or asked to be changed.
  sql`create index submission_entry_indirect on submission_entry (tenant_id, exhibition_id, exhibitor_id)
    where subject_kind <> 'exhibitor' and exhibitor_id is not null`,
  sql`create index submission_entry_ticket on submission_entry (tenant_id, exhibition_id, ticket_id)
    where ticket_id is not null`,
  sql`create index submission_entry_change on submission_entry (tenant_id, exhibition_id, change_requested_at)
    where change_requested_at is not null`,
];

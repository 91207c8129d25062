import { sql } from 'kysely';

/** Forms with their versions, submissions with their revisions, review, files, lists, consents and audit. */
export const submissions = sql`
create table form (
  tenant_id text not null,
  exhibition_id text not null,
  form_id text not null,
  form_type text not null,
  page_key text not null,
  page_type integer not null default 1 check (page_type in (1, 2, 3)),
  sheet_code text not null,
  sheet_group text not null,
  sort integer not null default 0,
  title jsonb not null,
  purpose jsonb not null default '{}',
  -- who sees it: roles; booth types, tags and excluded tags (empty = any)
  roles text[] not null default '{exhibitor}',
  booth_types text[] not null default '{}',
  tags text[] not null default '{}',
  not_tags text[] not null default '{}',
  opens_at timestamptz,
  early_end_at timestamptz,
  end_at timestamptz,
  late_end_at timestamptz,
  submissions text not null default 'one' check (submissions in ('one', 'many')),
  review boolean not null default true,
  required boolean not null default true,
  transport_choice boolean not null default false,
  article_id text,
  reminders integer[] not null default '{14,7,3,1}',
  quotas jsonb not null default '{}',
  published_version integer,
  updated_at timestamptz not null default now(),
  primary key (tenant_id, exhibition_id, form_id),
  foreign key (tenant_id, exhibition_id) references exhibition,
  unique (tenant_id, exhibition_id, page_key),
  unique (tenant_id, exhibition_id, sheet_code)
);
create index form_type on form (tenant_id, exhibition_id, form_type);

create table form_version (
  tenant_id text not null,
  exhibition_id text not null,
  form_id text not null,
  version integer not null check (version > 0),
  definition jsonb not null,
  published_by text,
  published_at timestamptz not null default now(),
  primary key (tenant_id, exhibition_id, form_id, version),
  foreign key (tenant_id, exhibition_id, form_id) references form
);

-- A later end for one exhibitor.
create table form_extension (
  tenant_id text not null,
  exhibition_id text not null,
  form_id text not null,
  exhibitor_id text not null,
  end_at timestamptz not null,
  granted_by text not null,
  granted_at timestamptz not null default now(),
  primary key (tenant_id, exhibition_id, form_id, exhibitor_id),
  foreign key (tenant_id, exhibition_id, form_id) references form,
  foreign key (tenant_id, exhibition_id, exhibitor_id) references exhibitor
);

-- One subject each (wire.md §3): an exhibitor, an account, a transport account for an exhibitor, or a ticket.
create table submission (
  tenant_id text not null,
  exhibition_id text not null,
  submission_id text not null,
  form_id text not null,
  subject_kind text not null check (subject_kind in ('exhibitor', 'account', 'transport', 'ticket')),
  exhibitor_id text,
  account_id text,
  ticket_id text,
  subject_key text not null generated always as (
    subject_kind || ':' || coalesce(ticket_id, '') || ':' || coalesce(account_id, '') || ':' || coalesce(exhibitor_id, '')
  ) stored,
  -- 1 where the form takes one submission, counting up where it takes many
  ordinal integer not null default 1,
  status text not null default 'draft' check (status in ('draft', 'submitted', 'wait', 'adopt', 'fail')),
  -- counts every accepted save, drafts included
  revision integer not null default 0,
  -- the last revision that was a submission; null before the first
  submitted_revision integer,
  round integer not null default 0,
  submitted_at timestamptz,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, exhibition_id, submission_id),
  unique (tenant_id, exhibition_id, form_id, subject_key, ordinal),
  foreign key (tenant_id, exhibition_id, form_id) references form,
  foreign key (tenant_id, exhibition_id, exhibitor_id) references exhibitor,
  foreign key (tenant_id, account_id) references account,
  check (
    case subject_kind
      when 'exhibitor' then exhibitor_id is not null and account_id is null and ticket_id is null
      when 'account' then account_id is not null and exhibitor_id is null and ticket_id is null
      when 'transport' then account_id is not null and exhibitor_id is not null and ticket_id is null
      else ticket_id is not null and account_id is null
    end
  )
);
create index submission_status on submission (tenant_id, exhibition_id, form_id, status, submitted_at);
create index submission_subject on submission (tenant_id, exhibition_id, subject_key);

-- Every accepted submission, for ever.
create table revision (
  tenant_id text not null,
  exhibition_id text not null,
  submission_id text not null,
  revision integer not null,
  version integer not null,
  round integer not null,
  answers jsonb not null,
  saved_by text,
  saved_at timestamptz not null default now(),
  address text not null,
  receipt_number text not null,
  receipt_hash text not null,
  primary key (tenant_id, exhibition_id, submission_id, revision),
  foreign key (tenant_id, exhibition_id, submission_id) references submission on delete cascade,
  unique (tenant_id, exhibition_id, receipt_number)
);

-- The newest draft of a submission; each overwrites the one before.
create table draft (
  tenant_id text not null,
  exhibition_id text not null,
  submission_id text not null,
  revision integer not null,
  version integer not null,
  answers jsonb not null,
  saved_by text,
  saved_at timestamptz not null default now(),
  primary key (tenant_id, exhibition_id, submission_id),
  foreign key (tenant_id, exhibition_id, submission_id) references submission on delete cascade
);

-- Answers of items marked sensitive: encrypted, replaced in \`answers\` by {"$sealed": seal_id}.
create table sealed_answer (
  tenant_id text not null,
  exhibition_id text not null,
  seal_id text not null,
  submission_id text not null,
  prop text not null,
  kind text not null check (kind in ('id', 'photo', 'health')),
  key_id text not null,
  ciphertext bytea not null,
  -- keyed hash of the normalised value: equality without reading
  blind_index bytea not null,
  -- set while the value counts as taken in this exhibition; unique then
  claimed boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (tenant_id, exhibition_id, seal_id),
  foreign key (tenant_id, exhibition_id, submission_id) references submission on delete cascade
);
create unique index sealed_answer_claim on sealed_answer (tenant_id, exhibition_id, kind, blind_index) where claimed;
create index sealed_answer_submission on sealed_answer (tenant_id, exhibition_id, submission_id);

create table review_step (
  tenant_id text not null,
  exhibition_id text not null,
  submission_id text not null,
  step integer not null,
  action text not null check (action in ('submit', 'adopt', 'fail', 'withdraw', 'reopen')),
  revision integer not null,
  account_id text,
  reason text,
  address text not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, exhibition_id, submission_id, step),
  foreign key (tenant_id, exhibition_id, submission_id) references submission on delete cascade
);

create table review_comment (
  tenant_id text not null,
  exhibition_id text not null,
  submission_id text not null,
  step integer not null,
  comment_no integer not null,
  prop text not null,
  -- [rowIndex, prop] inside a sub-table, else null
  path jsonb,
  comment text not null,
  primary key (tenant_id, exhibition_id, submission_id, step, comment_no),
  foreign key (tenant_id, exhibition_id, submission_id, step) references review_step on delete cascade
);

-- One stored content, however many files show it.
create table blob (
  tenant_id text not null,
  exhibition_id text not null,
  sha256 text not null,
  size bigint not null,
  encrypted boolean not null default false,
  refs integer not null check (refs >= 0),
  created_at timestamptz not null default now(),
  primary key (tenant_id, exhibition_id, sha256)
);

create table file (
  tenant_id text not null,
  exhibition_id text not null,
  file_id text not null,
  -- the same keys as submission.subject_key
  owner_key text not null,
  form_id text,
  form_item_id text,
  name text not null,
  mime text not null,
  size bigint not null,
  sha256 text not null,
  created_by text,
  created_at timestamptz not null default now(),
  primary key (tenant_id, exhibition_id, file_id),
  foreign key (tenant_id, exhibition_id, sha256) references blob
);
create index file_owner on file (tenant_id, exhibition_id, owner_key);

-- Lists the organiser keeps: trades, stand builders, facilities … Shipped ones (countries, regions) are not stored.
create table dictionary_entry (
  tenant_id text not null,
  exhibition_id text not null,
  code text not null,
  value text not null,
  parent text,
  label jsonb not null,
  description jsonb,
  -- what queries filter by, e.g. {"category": ["utility", "air"]}
  facets jsonb not null default '{}',
  disabled boolean not null default false,
  sort integer not null default 0,
  primary key (tenant_id, exhibition_id, code, value),
  foreign key (tenant_id, exhibition_id) references exhibition
);
create index dictionary_parent on dictionary_entry (tenant_id, exhibition_id, code, parent, sort);

create table consent (
  tenant_id text not null,
  exhibition_id text not null,
  consent_id text not null,
  account_id text not null,
  policy text not null,
  version text not null,
  address text not null,
  given_at timestamptz not null default now(),
  primary key (tenant_id, exhibition_id, consent_id),
  foreign key (tenant_id, account_id) references account
);

create table audit (
  tenant_id text not null,
  exhibition_id text not null,
  audit_id text not null,
  at timestamptz not null default now(),
  actor_kind text not null check (actor_kind in ('account', 'staff', 'system', 'anonymous')),
  account_id text,
  action text not null,
  thing_kind text not null,
  thing_id text not null,
  detail jsonb not null default '{}',
  reason text,
  address text not null default '',
  request_id text not null default '',
  primary key (tenant_id, exhibition_id, audit_id)
);
create index audit_thing on audit (tenant_id, exhibition_id, thing_kind, thing_id, at);
`;

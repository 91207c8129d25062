import { sql } from 'kysely';

/** Tenants, exhibitions, who may sign in, and how they do. */
export const people = sql`
create table tenant (
  tenant_id text primary key,
  name text not null,
  created_at timestamptz not null default now()
);

create table exhibition (
  tenant_id text not null references tenant,
  exhibition_id text not null,
  title jsonb not null,
  host text unique,
  zone text not null default 'Asia/Shanghai',
  languages text[] not null default '{zh-Hans,zh-Hant,en}',
  client_id text not null,
  client_secret text not null,
  -- dates, halls, milestones, contacts, venue, organiser, logo, media host: shown, never joined
  profile jsonb not null,
  open boolean not null default true,
  created_at timestamptz not null default now(),
  primary key (tenant_id, exhibition_id)
);

create table account (
  tenant_id text not null references tenant,
  account_id text not null,
  -- people of the portal sign in by phone, staff by user name
  phone text,
  username text,
  name text not null,
  email text not null default '',
  password_hash text,
  need_set_pwd boolean not null default false,
  locked_reason text,
  created_at timestamptz not null default now(),
  primary key (tenant_id, account_id),
  unique (tenant_id, phone),
  unique (tenant_id, username),
  check (phone is not null or username is not null)
);

create table exhibitor (
  tenant_id text not null,
  exhibition_id text not null,
  exhibitor_id text not null,
  name text not null,
  name_en text not null default '',
  -- cn, hmt or os
  origin text not null default 'cn',
  language text not null default 'zh-Hans',
  tags text[] not null default '{}',
  created_at timestamptz not null default now(),
  primary key (tenant_id, exhibition_id, exhibitor_id),
  foreign key (tenant_id, exhibition_id) references exhibition
);

create table booth (
  tenant_id text not null,
  exhibition_id text not null,
  booth_id text not null,
  hall text not null,
  number text not null,
  area numeric(10, 2) not null,
  type text not null check (type in ('std', 'raw', 'semi')),
  height_limit numeric(5, 2),
  exhibitor_id text,
  primary key (tenant_id, exhibition_id, booth_id),
  unique (tenant_id, exhibition_id, hall, number),
  foreign key (tenant_id, exhibition_id, exhibitor_id) references exhibitor
);
create index booth_exhibitor on booth (tenant_id, exhibition_id, exhibitor_id);

create table membership (
  tenant_id text not null,
  exhibition_id text not null,
  membership_id text not null,
  account_id text not null,
  role text not null check (role in ('exhibitor', 'supplier', 'transport', 'media', 'admin', 'editor', 'reviewer')),
  exhibitor_id text,
  main boolean not null default false,
  -- staff may be limited to some forms; empty is all
  form_ids text[] not null default '{}',
  last_used_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (tenant_id, exhibition_id, membership_id),
  foreign key (tenant_id, exhibition_id) references exhibition,
  foreign key (tenant_id, account_id) references account,
  foreign key (tenant_id, exhibition_id, exhibitor_id) references exhibitor,
  check ((role = 'exhibitor') = (exhibitor_id is not null)),
  unique nulls not distinct (tenant_id, exhibition_id, account_id, role, exhibitor_id)
);
create index membership_account on membership (tenant_id, account_id);
create index membership_exhibitor on membership (tenant_id, exhibition_id, exhibitor_id);

-- A sign-in. Its refresh tokens rotate; one used twice revokes the session (wire.md §2).
create table session (
  tenant_id text not null,
  exhibition_id text not null,
  session_id text not null,
  account_id text not null,
  membership_id text not null,
  client_id text not null,
  address text not null,
  user_agent text not null,
  created_at timestamptz not null default now(),
  revoked_at timestamptz,
  revoked_reason text,
  primary key (tenant_id, exhibition_id, session_id),
  foreign key (tenant_id, exhibition_id, membership_id) references membership on delete cascade
);
create index session_account on session (tenant_id, account_id) where revoked_at is null;

create table refresh_token (
  tenant_id text not null,
  exhibition_id text not null,
  token_hash bytea not null,
  session_id text not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (tenant_id, exhibition_id, token_hash),
  foreign key (tenant_id, exhibition_id, session_id) references session on delete cascade
);
create unique index refresh_token_hash on refresh_token (token_hash);

-- Open calls know no tenant yet, so a captcha has only its own key.
create table captcha (
  captcha_key text primary key,
  answer_hash bytea not null,
  expires_at timestamptz not null
);
create index captcha_expiry on captcha (expires_at);

create table sign_in_failure (
  tenant_id text not null,
  login text not null,
  address text not null,
  failed_at timestamptz not null default now(),
  id bigint generated always as identity,
  primary key (tenant_id, login, address, id)
);
create index sign_in_failure_time on sign_in_failure (failed_at);
`;

import { type Kysely, sql } from 'kysely';

const statements = [
  `
create table catalogue_item (
  tenant_id text not null,
  exhibition_id text not null,
  item_id text not null,
  -- screen, hotel: hold others and are not ordered themselves
  kind text not null check (kind in ('facility', 'pack', 'print', 'hall', 'screen', 'led', 'hotel', 'room')),
  parent_id text,
  categories text[] not null default '{}',
  name jsonb not null,
  unit jsonb not null default '{}',
  -- fen; null: not ordered in that tier
  price_early bigint check (price_early >= 0),
  price_normal bigint check (price_normal >= 0),
  price_late bigint check (price_late >= 0),
  price_on_site bigint check (price_on_site >= 0),
  -- fen of one unit, refunded later
  deposit bigint not null default 0 check (deposit >= 0),
  -- changes: on site only more of what was ordered before
  on_site text not null default 'yes' check (on_site in ('yes', 'changes', 'no')),
  -- decimal places of a quantity
  decimals smallint not null default 0 check (decimals between 0 and 2),
  -- per cent by period of use
  factors jsonb not null default '{}',
  -- a pack: what one of it takes of other items
  parts jsonb not null default '[]',
  -- days an order is kept without a decision or a payment; null: for ever
  hold_days smallint,
  details jsonb not null default '{}',
  image_file_id text,
  sort integer not null default 0,
  active boolean not null default true,
  primary key (tenant_id, exhibition_id, item_id),
  foreign key (tenant_id, exhibition_id) references exhibition,
  foreign key (tenant_id, exhibition_id, parent_id) references catalogue_item
)`,
  `create index catalogue_item_kind on catalogue_item (tenant_id, exhibition_id, kind, sort)`,
  `
create table catalogue_stock (
  tenant_id text not null,
  exhibition_id text not null,
  item_id text not null,
  -- the night of a hotel room, else empty
  slot text not null default '',
  -- hundredths of the unit; null is unlimited
  stock bigint check (stock >= 0),
  taken bigint not null default 0 check (taken >= 0),
  primary key (tenant_id, exhibition_id, item_id, slot),
  foreign key (tenant_id, exhibition_id, item_id) references catalogue_item,
  constraint catalogue_stock_not_oversold check (stock is null or taken <= stock)
)`,
  `
create table catalogue_sale (
  tenant_id text not null,
  exhibition_id text not null,
  -- its settings may come before the form
  form_id text not null,
  categories text[] not null,
  on_site_from timestamptz,
  on_site_until timestamptz,
  -- what the answers of the form order
  rules jsonb not null default '[]',
  primary key (tenant_id, exhibition_id, form_id),
  foreign key (tenant_id, exhibition_id) references exhibition
)`,
  `
create table stand_builder (
  tenant_id text not null,
  exhibition_id text not null,
  builder_id text not null,
  name jsonb not null,
  level text check (level in ('1', '2', '3', 'venue', 'os')),
  contact text not null default '',
  phone text not null default '',
  email text not null default '',
  note jsonb not null default '{}',
  suspended boolean not null default false,
  sort integer not null default 0,
  primary key (tenant_id, exhibition_id, builder_id),
  foreign key (tenant_id, exhibition_id) references exhibition
)`,
  `create sequence order_number`,
  `
create table service_order (
  tenant_id text not null,
  exhibition_id text not null,
  order_id text not null,
  number text not null,
  form_id text not null,
  subject_key text not null,
  exhibitor_id text,
  -- of a form that takes many: the place of the submission it is for; 0 for the order that is for none
  place integer not null default 0,
  -- the submission it follows; null for an order made by itself
  submission_id text,
  -- new: a row to lock, nothing ordered yet
  status text not null default 'new' check (status in ('new', 'placed', 'cancelled', 'lapsed')),
  confirmed_at timestamptz,
  payment text not null default 'unpaid' check (payment in ('unpaid', 'deposit', 'paid', 'refunded')),
  payment_note text not null default '',
  invoice_number text,
  revision integer not null default 0,
  tier text check (tier in ('early', 'normal', 'late', 'on-site')),
  -- fen
  total bigint not null default 0,
  deposit bigint not null default 0,
  hold_days smallint,
  -- since when it stands without a break
  placed_at timestamptz,
  updated_at timestamptz not null,
  updated_by text,
  receipt_hash text,
  primary key (tenant_id, exhibition_id, order_id),
  unique (tenant_id, exhibition_id, subject_key, form_id, place),
  foreign key (tenant_id, exhibition_id, form_id) references form,
  foreign key (tenant_id, exhibition_id, submission_id) references submission
)`,
  `create index service_order_of_submission on service_order (tenant_id, exhibition_id, submission_id)
  where submission_id is not null`,
  `create index service_order_held on service_order (tenant_id, exhibition_id)
  where status = 'placed' and hold_days is not null`,
  `
create table order_line (
  tenant_id text not null,
  exhibition_id text not null,
  order_id text not null,
  line_no integer not null,
  item_id text not null,
  category text not null,
  name jsonb not null,
  unit jsonb not null,
  -- hundredths of the unit
  quantity bigint not null check (quantity > 0),
  period text,
  start_day text,
  end_day text,
  nights integer,
  tier text not null check (tier in ('early', 'normal', 'late', 'on-site')),
  -- fen
  unit_price bigint not null,
  -- per cent
  factor integer not null,
  amount bigint not null,
  deposit bigint not null,
  note text not null,
  primary key (tenant_id, exhibition_id, order_id, line_no),
  foreign key (tenant_id, exhibition_id, order_id) references service_order on delete cascade
)`,
  `
create table order_draw (
  tenant_id text not null,
  exhibition_id text not null,
  order_id text not null,
  item_id text not null,
  slot text not null,
  -- hundredths; what goes back when the order ends
  quantity bigint not null check (quantity > 0),
  primary key (tenant_id, exhibition_id, order_id, item_id, slot),
  foreign key (tenant_id, exhibition_id, order_id) references service_order on delete cascade,
  foreign key (tenant_id, exhibition_id, item_id, slot) references catalogue_stock
)`,
  `create index order_draw_item on order_draw (tenant_id, exhibition_id, item_id, slot)`,
  `
create table order_revision (
  tenant_id text not null,
  exhibition_id text not null,
  order_id text not null,
  revision integer not null,
  status text not null,
  lines jsonb not null,
  total bigint not null,
  deposit bigint not null,
  receipt_hash text,
  saved_at timestamptz not null,
  saved_by text,
  address text not null,
  primary key (tenant_id, exhibition_id, order_id, revision),
  foreign key (tenant_id, exhibition_id, order_id) references service_order
)`,
  `
create table drawing (
  tenant_id text not null,
  exhibition_id text not null,
  drawing_id text not null,
  form_id text not null,
  subject_key text not null,
  exhibitor_id text,
  -- prop of an upload item of the form
  slot text not null,
  status text not null check (status in ('wait', 'adopt', 'fail')),
  revision integer not null,
  submitted_at timestamptz not null,
  decided_at timestamptz,
  primary key (tenant_id, exhibition_id, drawing_id),
  unique (tenant_id, exhibition_id, form_id, subject_key, slot),
  foreign key (tenant_id, exhibition_id, form_id) references form
)`,
  `create index drawing_status on drawing (tenant_id, exhibition_id, status, submitted_at)`,
  `
create table drawing_step (
  tenant_id text not null,
  exhibition_id text not null,
  drawing_id text not null,
  step integer not null,
  action text not null check (action in ('submit', 'adopt', 'fail')),
  revision integer not null,
  file_ids text[] not null default '{}',
  note text not null default '',
  comment text,
  account_id text,
  address text not null,
  at timestamptz not null,
  primary key (tenant_id, exhibition_id, drawing_id, step),
  foreign key (tenant_id, exhibition_id, drawing_id) references drawing
)`,
];

/** What can be ordered, what is left of it, who ordered it at which price; stand drawings and their review. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) {
    // Each builds on the one before.
    await sql.raw(statement).execute(database);
  }
}

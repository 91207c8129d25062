import type { ColumnType } from 'kysely';
import type { LocalText } from './schema.ts';
import type { StoredStatus } from './submission-tables.ts';

type Timestamp = ColumnType<Date, Date | string, Date | string>;
type MaybeTime = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
type Defaulted<T> = ColumnType<T, T | undefined, T>;
/** bigint arrives as text. */
type Whole = ColumnType<string, number, number>;
type MaybeWhole = ColumnType<string | null, number | null, number | null>;
type Json<T> = ColumnType<T, string, string>;
/** Kept by the database itself. */
type Kept<T> = ColumnType<T, never, never>;

interface Scoped {
  tenant_id: string;
  exhibition_id: string;
}

export type ItemKind = 'facility' | 'pack' | 'print' | 'hall' | 'screen' | 'led' | 'hotel' | 'room';
/** Which of an item's prices holds. */
type StoredTier = 'early' | 'normal' | 'late' | 'on-site';
export type StoredOrderStatus = 'new' | 'placed' | 'cancelled' | 'lapsed';
export type StoredPayment = 'unpaid' | 'deposit' | 'paid' | 'refunded';

export interface CatalogueItemTable extends Scoped {
  item_id: string;
  kind: ItemKind;
  parent_id: string | null;
  categories: string[];
  name: Json<LocalText>;
  unit: Json<LocalText>;
  price_early: MaybeWhole;
  price_normal: MaybeWhole;
  price_late: MaybeWhole;
  price_on_site: MaybeWhole;
  deposit: Whole;
  on_site: 'yes' | 'changes' | 'no';
  decimals: number;
  factors: Json<Readonly<Record<string, number>>>;
  parts: Json<readonly { readonly itemId: string; readonly quantity: number }[]>;
  hold_days: number | null;
  most: ColumnType<number | null, number | null | undefined, number | null>;
  most_by: Defaulted<'exhibitor' | 'area'>;
  details: Json<Readonly<Record<string, string>>>;
  image_file_id: string | null;
  sort: number;
  active: boolean;
}

interface CatalogueStockTable extends Scoped {
  item_id: string;
  slot: string;
  stock: MaybeWhole;
  taken: ColumnType<string, number | undefined, number>;
}

export interface CatalogueSaleTable extends Scoped {
  form_id: string;
  categories: string[];
  on_site_from: Timestamp | null;
  on_site_until: Timestamp | null;
  rules: Json<unknown>;
}

export interface StandBuilderTable extends Scoped {
  builder_id: string;
  name: Json<LocalText>;
  level: '1' | '2' | '3' | 'venue' | 'os' | null;
  contact: string;
  phone: string;
  email: string;
  note: Json<LocalText>;
  suspended: boolean;
  sort: number;
}

export interface ServiceOrderTable extends Scoped {
  order_id: string;
  number: string;
  form_id: string;
  subject_key: string;
  exhibitor_id: string | null;
  place: number;
  submission_id: string | null;
  status: Defaulted<StoredOrderStatus>;
  confirmed_at: Timestamp | null;
  payment: Defaulted<StoredPayment>;
  payment_note: Defaulted<string>;
  invoice_number: string | null;
  revision: Defaulted<number>;
  tier: StoredTier | null;
  total: ColumnType<string, number | undefined, number>;
  deposit: ColumnType<string, number | undefined, number>;
  hold_days: number | null;
  placed_at: Timestamp | null;
  updated_at: Timestamp;
  updated_by: string | null;
  receipt_hash: string | null;
  hold_since: MaybeTime;
  hold_counted_at: MaybeTime;
  hold_left: ColumnType<string, number | undefined, number>;
  lapse_notified_at: MaybeTime;
  categories: Defaulted<string[]>;
  review: Kept<StoredStatus | null>;
  review_at: Kept<Date | null>;
  hall: Kept<string | null>;
  halls: Kept<string[]>;
  lapses_at: Kept<Date | null>;
  state: Kept<StoredOrderStatus | 'confirmed'>;
  folded: Kept<string>;
}

interface OrderDeltaTable extends Scoped {
  form_id: string;
  state: StoredOrderStatus | 'confirmed';
  payment: StoredPayment;
  categories: string[];
  halls: string[];
  orders: number;
  total: Whole;
  deposit: Whole;
}

interface OrderSumTable extends Omit<OrderDeltaTable, 'orders'> {
  mix: string;
  orders: Whole;
}

interface OrderHoldingTable extends Scoped {
  subject_key: string;
  item_id: string;
  exhibitor_id: string | null;
  quantity: Whole;
}

interface HoldSpentTable extends Scoped {
  subject_key: string;
  item_id: string;
  seconds: Whole;
}

interface QuantityExceptionTable extends Scoped {
  exhibitor_id: string;
  item_id: string;
  most: Whole;
  reason: string;
  granted_by: string;
  granted_at: Timestamp;
}

interface OrderLineTable extends Scoped {
  order_id: string;
  line_no: number;
  item_id: string;
  category: string;
  name: Json<LocalText>;
  unit: Json<LocalText>;
  quantity: Whole;
  period: string | null;
  start_day: string | null;
  end_day: string | null;
  nights: number | null;
  tier: StoredTier;
  unit_price: Whole;
  factor: number;
  amount: Whole;
  deposit: Whole;
  note: string;
}

interface OrderDrawTable extends Scoped {
  order_id: string;
  item_id: string;
  slot: string;
  quantity: Whole;
}

interface OrderRevisionTable extends Scoped {
  order_id: string;
  revision: number;
  status: string;
  lines: Json<unknown>;
  total: Whole;
  deposit: Whole;
  receipt_hash: string | null;
  saved_at: Timestamp;
  saved_by: string | null;
  address: string;
}

export interface DrawingTable extends Scoped {
  drawing_id: string;
  form_id: string;
  subject_key: string;
  exhibitor_id: string | null;
  booth_id: string;
  slot: string;
  status: 'wait' | 'adopt' | 'fail';
  revision: number;
  submitted_at: Timestamp;
  decided_at: Timestamp | null;
}

export interface DrawingStepTable extends Scoped {
  drawing_id: string;
  step: number;
  action: 'submit' | 'adopt' | 'fail';
  revision: number;
  file_ids: string[];
  note: string;
  comment: string | null;
  account_id: string | null;
  address: string;
  at: Timestamp;
}

/** What can be ordered, orders, and drawings, as kysely sees them. */
export interface CatalogueTables {
  catalogue_item: CatalogueItemTable;
  catalogue_stock: CatalogueStockTable;
  catalogue_sale: CatalogueSaleTable;
  stand_builder: StandBuilderTable;
  service_order: ServiceOrderTable;
  order_line: OrderLineTable;
  order_draw: OrderDrawTable;
  order_revision: OrderRevisionTable;
  order_holding: OrderHoldingTable;
  order_sum: OrderSumTable;
  order_delta: OrderDeltaTable;
  hold_spent: HoldSpentTable;
  quantity_exception: QuantityExceptionTable;
  drawing: DrawingTable;
  drawing_step: DrawingStepTable;
}

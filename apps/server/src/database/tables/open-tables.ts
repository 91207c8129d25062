import type { ColumnType } from 'kysely';

type Timestamp = ColumnType<Date, Date | string, Date | string>;
type Defaulted<T> = ColumnType<T, T | undefined, T>;
type OptionalTime = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;
/** Written as JSON text, read as the parsed value. */
type Json<T> = ColumnType<T, string, string>;

interface Scoped {
  tenant_id: string;
  exhibition_id: string;
}

/** What a ticket lets its holder do. */
export type TicketPurpose = 'form' | 'visitor' | 'staff' | 'seat' | 'sign' | 'password' | 'preview';
/** What a short link stands for; a `page` gives no ticket. */
export type LinkPurpose = TicketPurpose | 'page';

export interface ShortLinkTable extends Scoped {
  code: string;
  purpose: LinkPurpose;
  path: string;
  form_id: Optional<string>;
  exhibitor_id: Optional<string>;
  kind: Defaulted<string>;
  subject_id: Optional<string>;
  most_tickets: Optional<number>;
  issued: Defaulted<number>;
  opened: Defaulted<number>;
  ticket_uses: number;
  ticket_seconds: number;
  opens_at: OptionalTime;
  closes_at: OptionalTime;
  created_at: Timestamp;
}

export interface TicketTable extends Scoped {
  ticket_hash: Buffer;
  subject_id: string;
  purpose: TicketPurpose;
  form_id: string | null;
  exhibitor_id: string | null;
  link_code: string | null;
  uses_left: number;
  human_until: OptionalTime;
  /** Answered until then and not used for a submission yet. */
  captchas: Defaulted<number>;
  expires_at: Timestamp;
  created_at: Timestamp;
}

interface GuestTable extends Scoped {
  subject_id: string;
  name: string;
}

interface GuestFileTable extends Scoped {
  file_id: string;
}

export interface VisitorTable extends Scoped {
  visitor_id: string;
  form_id: string;
  submission_id: string;
  subject_id: string;
  exhibitor_id: string | null;
  link_code: string | null;
  name: string;
  mobile: string;
  company: string;
  position: string;
  proven: boolean;
  registered_at: Timestamp;
  updated_at: Timestamp;
  came_at: OptionalTime;
  /** What the exhibitor that invited may see: `name`, `company`, `mobile`. */
  shared: Defaulted<string[]>;
  /** In which words that was agreed to. */
  shared_text: Optional<string>;
  shared_at: OptionalTime;
  /** An address, of IPv6 its site; null of whoever registered before it was kept. */
  sender: Optional<string>;
  /** Still registered at the exhibition, but no guest of the exhibitor any more. */
  displaced_at: OptionalTime;
}

export interface SigningTable extends Scoped {
  signing_id: string;
  /** Null where somebody without an account asked. */
  account_id: string | null;
  owner_key: string;
  label: string;
  asker: string;
  state: 'waiting' | 'opened' | 'signed' | 'cancelled' | 'declined';
  file_id: Optional<string>;
  expires_at: Timestamp;
  created_at: Timestamp;
}

/** How an area of a hall is entered. Texts by language. */
export interface SeatArea {
  readonly label: Readonly<Record<string, string>>;
  readonly door: Readonly<Record<string, string>>;
  /** Id of the door in the map. */
  readonly doorId: string;
  readonly note: Readonly<Record<string, string>>;
}

export interface SeatPlanTable extends Scoped {
  plan_id: string;
  title: Json<Readonly<Record<string, string>>>;
  svg: string;
  areas: Json<Readonly<Record<string, SeatArea>>>;
  opens_at: OptionalTime;
  closes_at: OptionalTime;
}

export interface SeatTable extends Scoped {
  plan_id: string;
  area: string;
  seat_row: string;
  seat_number: string;
  name: string;
  name_key: string;
  mobile_tail: string;
  company: string;
}

/** What is open to people without an account, as kysely sees it. */
export interface OpenTables {
  short_link: ShortLinkTable;
  ticket: TicketTable;
  guest: GuestTable;
  signing: SigningTable;
  guest_file: GuestFileTable;
  visitor: VisitorTable;
  seat_plan: SeatPlanTable;
  seat: SeatTable;
}

import type { ColumnType, Generated } from 'kysely';
import type { ContactTables } from './contact-tables.ts';
import type { ContentTables } from './content-tables.ts';
import type { CatalogueTables } from './catalogue-tables.ts';
import type { DraftTables } from './draft-tables.ts';
import type { EntryTables } from './entry-tables.ts';
import type { JobTables } from './job-tables.ts';
import type { MessageTables } from './message-tables.ts';
import type { OpenTables } from './open-tables.ts';
import type { PersonTables } from './person-tables.ts';
import type { SignInTables } from './sign-in-tables.ts';
import type { SubmissionTables } from './submission-tables.ts';

type Timestamp = ColumnType<Date, Date | string, Date | string>;
type Defaulted<T> = ColumnType<T, T | undefined, T>;
type DefaultedTime = ColumnType<Date, Date | string | undefined, Date | string>;
/** Written as JSON text, read as the parsed value. */
type Json<T> = ColumnType<T, string, string>;
type DefaultedJson<T> = ColumnType<T, string | undefined, string>;

/** A text in the languages of an exhibition, zh-Hans at least. */
export type LocalText = Readonly<Record<string, string>>;

interface Scoped {
  tenant_id: string;
  exhibition_id: string;
}

export interface TenantTable {
  tenant_id: string;
  name: string;
  created_at: DefaultedTime;
}

/** What pages show of an exhibition and nothing joins. Texts per language; dates `YYYY-MM-DD[ HH:mm:ss]` in its zone. */
export interface ExhibitionProfile {
  readonly organiser: LocalText;
  readonly venue: LocalText;
  readonly dates: { readonly start: string; readonly end: string };
  readonly halls: readonly {
    readonly hall: string;
    readonly name: LocalText;
    readonly heightLimit: number;
  }[];
  readonly milestones: readonly { readonly date: string; readonly title: LocalText }[];
  readonly contact: { readonly phone: string; readonly hours: LocalText; readonly email: string };
  readonly contacts: readonly {
    readonly duty: LocalText;
    readonly name: LocalText;
    readonly phone: string;
  }[];
  /** Names of the form groups A to F. */
  readonly groups: Readonly<Record<string, LocalText>>;
  readonly logo: string | null;
  /** Of the privacy policy that people agree to; 1 unless set. */
  readonly privacyVersion?: string;
  /** When media may register by themselves; without it they may not. */
  readonly media?: { readonly opens: string; readonly closes: string } | null;
}

export interface ExhibitionTable extends Scoped {
  title: Json<LocalText>;
  host: string | null;
  zone: Defaulted<string>;
  languages: Defaulted<string[]>;
  client_id: string;
  client_secret: string;
  profile: Json<ExhibitionProfile>;
  open: Defaulted<boolean>;
  /** `open`, `closed`, or `tenant` of the reserved one where tenant admins sign in. */
  state: Generated<string>;
  settings: DefaultedJson<Readonly<Record<string, unknown>>>;
  created_at: DefaultedTime;
}

export interface AccountTable {
  tenant_id: string;
  account_id: string;
  phone: string | null;
  username: string | null;
  name: string;
  email: Defaulted<string>;
  password_hash: string | null;
  need_set_pwd: Defaulted<boolean>;
  locked_reason: string | null;
  draft_key: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>;
  draft_key_id: ColumnType<string | null, string | null | undefined, string | null>;
  email_verified_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  tenant_admin: Defaulted<boolean>;
  /** The secret of an authenticator, sealed. */
  totp_sealed: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>;
  totp_key_id: ColumnType<string | null, string | null | undefined, string | null>;
  totp_last_step: ColumnType<number | null, number | null | undefined, number | null>;
  factor_put_off_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
  created_at: DefaultedTime;
}

export interface ExhibitorTable extends Scoped {
  exhibitor_id: string;
  name: string;
  name_en: Defaulted<string>;
  origin: Defaulted<string>;
  language: Defaulted<string>;
  tags: Defaulted<string[]>;
  /** Unique but for the empty one. */
  code: Defaulted<string>;
  state: Defaulted<'invited' | 'active' | 'withdrawn'>;
  /** For staff alone. */
  note: Defaulted<string>;
  /** Who of the staff looks after it. */
  owner_account_id: ColumnType<string | null, string | null | undefined, string | null>;
  /** Staff try the forms with it; it is in no list and no count. */
  trial: Defaulted<boolean>;
  /** Its names as they are searched. */
  folded: Generated<string>;
  created_at: DefaultedTime;
}

export interface BoothTable extends Scoped {
  booth_id: string;
  hall: string;
  number: string;
  /** Square metres; numeric arrives as text. */
  area: ColumnType<string, number | string, number | string>;
  type: 'std' | 'raw' | 'semi';
  height_limit: ColumnType<string | null, number | string | null, number | string | null>;
  tags: Defaulted<string[]>;
  /** Hall and number as they are searched. */
  folded: Generated<string>;
  exhibitor_id: string | null;
}

export interface MembershipTable extends Scoped {
  membership_id: string;
  account_id: string;
  role: string;
  exhibitor_id: string | null;
  main: Defaulted<boolean>;
  form_groups: Defaulted<string[]>;
  form_ids: Defaulted<string[]>;
  may_decide: Defaulted<boolean>;
  halls: Defaulted<string[]>;
  last_used_at: Timestamp | null;
  invited_name: ColumnType<string | null, string | null | undefined, string | null>;
  /** Made when a tenant admin came here, and good only as long as they are one. */
  of_tenant: Defaulted<boolean>;
  may_see_sensitive: Defaulted<boolean>;
  /** From then on it is none any more. */
  ends_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  created_at: DefaultedTime;
}

/** One sign-in with all that follows from it (migration 0025). */
export interface SessionFamilyTable {
  tenant_id: string;
  family_id: string;
  account_id: string;
  address: string;
  user_agent: string;
  begun_at: DefaultedTime;
  last_used_at: DefaultedTime;
  ends_at: Timestamp;
  ended_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  ended_reason: ColumnType<string | null, string | null | undefined, string | null>;
  session_id: string | null;
  token_hash: Buffer | null;
  renewable_until: Timestamp;
  parent_session_id: ColumnType<string | null, string | null | undefined, string | null>;
  parent_hash: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>;
  parent_used_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface SessionTable extends Scoped {
  session_id: string;
  family_id: string;
  account_id: string;
  membership_id: string;
  client_id: string;
  address: string;
  user_agent: string;
  created_at: DefaultedTime;
  revoked_at: Timestamp | null;
  revoked_reason: string | null;
  may_set_password: Defaulted<boolean>;
  stepped_up_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  acting_membership_id: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface CaptchaTable {
  captcha_key: string;
  answer_hash: Buffer;
  needs_proof: Defaulted<boolean>;
  expires_at: Timestamp;
}

/** What a form gives out only so much of. */
export interface FormQuotas {
  readonly passes?: { readonly squareMetres: number; readonly passes: number; readonly least: number };
  readonly options?: readonly {
    readonly prop: string;
    readonly column: string | null;
    readonly option: string;
    readonly limit: number;
  }[];
}

export interface FormTable extends Scoped {
  form_id: string;
  form_type: string;
  page_key: string;
  page_type: Defaulted<number>;
  form_code: string;
  form_group: string;
  sort: Defaulted<number>;
  title: Json<LocalText>;
  purpose: DefaultedJson<LocalText>;
  roles: Defaulted<string[]>;
  booth_types: Defaulted<string[]>;
  tags: Defaulted<string[]>;
  not_tags: Defaulted<string[]>;
  opens_at: Timestamp | null;
  early_end_at: Timestamp | null;
  end_at: Timestamp | null;
  late_end_at: Timestamp | null;
  submissions: Defaulted<'one' | 'booth' | 'many'>;
  review: Defaulted<boolean>;
  required: Defaulted<boolean>;
  transport_choice: Defaulted<boolean>;
  article_id: string | null;
  reminders: Defaulted<number[]>;
  quotas: DefaultedJson<FormQuotas>;
  published_version: number | null;
  /** It is not used any more: the portal does not know it, its submissions stay. */
  put_away_at: Timestamp | null;
  /** The form before it, and how far that one has to be; both or neither. */
  after_form_id: string | null;
  after_on: 'submitted' | 'adopted' | null;
  updated_at: DefaultedTime;
}

export interface FormVersionTable extends Scoped {
  form_id: string;
  version: number;
  definition: Json<unknown>;
  published_by: string | null;
  published_at: DefaultedTime;
  /** What changed, in the words of who published it. */
  note: Defaulted<string>;
  /** Exhibitors read it. */
  note_shown: Defaulted<boolean>;
}

export interface FormExtensionTable extends Scoped {
  form_id: string;
  exhibitor_id: string;
  end_at: Timestamp;
  granted_by: string;
  granted_at: DefaultedTime;
  reason: Defaulted<string>;
  /** Orders are at the price of before the deadline, not at the late one. */
  normal_price: Defaulted<boolean>;
}

export interface ExhibitorExceptionTable extends Scoped {
  exhibitor_id: string;
  kind: 'passes' | 'invitations' | 'accounts';
  /** Empty but for passes. */
  form_id: Defaulted<string>;
  value: number;
  reason: string;
  granted_by: string | null;
  granted_at: DefaultedTime;
}

/** What staff ticked as done of what an exhibition needs before it opens. */
export interface ReadinessTickTable extends Scoped {
  key: string;
  account_id: string;
  at: Timestamp;
}

export interface BlobTable extends Scoped {
  sha256: string;
  size: ColumnType<string, number | string, number | string>;
  encrypted: Defaulted<boolean>;
  key_id: Defaulted<string | null>;
  refs: number;
  created_at: DefaultedTime;
  removing_at: Defaulted<Date | null>;
}

export interface FileTable extends Scoped {
  file_id: string;
  owner_key: string;
  form_id: string | null;
  form_item_id: string | null;
  name: string;
  mime: string;
  size: ColumnType<string, number | string, number | string>;
  sha256: string;
  created_by: string | null;
  created_at: DefaultedTime;
}

export interface DictionaryEntryTable extends Scoped {
  code: string;
  value: string;
  parent: string | null;
  label: Json<LocalText>;
  description: ColumnType<LocalText | null, string | null | undefined, string | null>;
  facets: DefaultedJson<Readonly<Record<string, readonly string[]>>>;
  disabled: Defaulted<boolean>;
  has_input: Defaulted<boolean>;
  sort: Defaulted<number>;
}

export interface ConsentTable extends Scoped {
  consent_id: string;
  account_id: ColumnType<string | null, string | null | undefined, string | null>;
  subject_key: ColumnType<string | null, string | null | undefined, string | null>;
  policy: string;
  version: string;
  address: string;
  given_at: DefaultedTime;
}

export interface AuditTable extends Scoped {
  audit_id: string;
  at: DefaultedTime;
  actor_kind: 'account' | 'staff' | 'system' | 'anonymous';
  account_id: string | null;
  action: string;
  thing_kind: string;
  thing_id: string;
  detail: DefaultedJson<unknown>;
  reason: string | null;
  address: Defaulted<string>;
  request_id: Defaulted<string>;
}

/** What one day of the audit was when it was sealed (migration 0066). */
export interface AuditSealTable extends Scoped {
  /** UTC, `YYYY-MM-DD`. */
  day: string;
  entries: number;
  hash: string;
  before: string;
  sealed_at: DefaultedTime;
}

/** Every table as kysely sees it. */
export interface Schema
  extends
    CatalogueTables,
    ContactTables,
    ContentTables,
    DraftTables,
    EntryTables,
    JobTables,
    MessageTables,
    OpenTables,
    PersonTables,
    SignInTables,
    SubmissionTables {
  tenant: TenantTable;
  exhibition: ExhibitionTable;
  account: AccountTable;
  exhibitor: ExhibitorTable;
  booth: BoothTable;
  membership: MembershipTable;
  session: SessionTable;
  session_family: SessionFamilyTable;
  captcha: CaptchaTable;
  form: FormTable;
  form_version: FormVersionTable;
  form_extension: FormExtensionTable;
  exhibitor_exception: ExhibitorExceptionTable;
  readiness_tick: ReadinessTickTable;
  blob: BlobTable;
  file: FileTable;
  dictionary_entry: DictionaryEntryTable;
  consent: ConsentTable;
  audit: AuditTable;
  audit_seal: AuditSealTable;
}

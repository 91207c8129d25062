import type { ColumnType } from 'kysely';

type Timestamp = ColumnType<Date, Date | string, Date | string>;
type Defaulted<T> = ColumnType<T, T | undefined, T>;
type DefaultedTime = ColumnType<Date, Date | string | undefined, Date | string>;

interface OutboxTable {
  tenant_id: string;
  exhibition_id: string;
  message_id: string;
  channel: 'sms' | 'email';
  template: string;
  recipient: string;
  subject: Defaulted<string>;
  body: string;
  masked: string;
  state: Defaulted<'queued' | 'sending' | 'sent' | 'failed'>;
  attempts: Defaulted<number>;
  next_at: DefaultedTime;
  good_until: Timestamp | null;
  taken_at: Timestamp | null;
  error: Defaulted<string>;
  created_at: DefaultedTime;
  finished_at: Timestamp | null;
}

interface SmsCodeTable {
  tenant_id: string;
  phone: string;
  code_id: string;
  exhibition_id: string;
  template: string;
  code_hash: Buffer;
  tries: Defaulted<number>;
  sent_at: Timestamp;
  expires_at: Timestamp;
  used_at: Timestamp | null;
  channel: Defaulted<'sms' | 'email'>;
}

interface SmsCodeTryTable {
  tenant_id: string;
  phone: string;
  code_id: string;
  address: string;
  tries: number;
}

interface SignOnTokenTable {
  tenant_id: string;
  token_hash: Buffer;
  expires_at: Timestamp;
}

interface IdempotentAnswerTable {
  tenant_id: string;
  exhibition_id: string;
  key_hash: Buffer;
  caller: string;
  request_hash: Buffer;
  runner: string;
  alive_until: Timestamp;
  answer: Buffer | null;
  created_at: DefaultedTime;
}

interface InvitationMessageTable {
  tenant_id: string;
  exhibition_id: string;
  invitation_id: string;
  exhibitor_id: string;
  submission_id: string | null;
  /** Of the submission; kept by the database itself. */
  form_id: ColumnType<string | null, never, never>;
  recipient: string;
  wave: number;
  language: string;
  signature: string;
  send_at: Timestamp;
  state: 'planned' | 'sent' | 'skipped';
  why: Defaulted<string>;
  sent_on: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: Timestamp;
}

interface SmsRefusalTable {
  tenant_id: string;
  recipient: string;
  created_at: Timestamp;
}

interface PasswordLinkTable {
  tenant_id: string;
  exhibition_id: string;
  account_id: string;
  link_id: string;
  code: string;
  expires_at: Timestamp;
  used_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  created_by: string | null;
  created_at: Timestamp;
}

/** The tables of migrations 0004, 0005, 0016 and 0024 as kysely sees them: messages, codes, and what is done once. */
export interface MessageTables {
  outbox: OutboxTable;
  sms_code: SmsCodeTable;
  sms_code_try: SmsCodeTryTable;
  sign_on_token: SignOnTokenTable;
  idempotent_answer: IdempotentAnswerTable;
  invitation_message: InvitationMessageTable;
  sms_refusal: SmsRefusalTable;
  password_link: PasswordLinkTable;
}

import type { ColumnType } from 'kysely';

type Timestamp = ColumnType<Date, Date | string, Date | string>;
type Defaulted<T> = ColumnType<T, T | undefined, T>;
type DefaultedTime = ColumnType<Date, Date | string | undefined, Date | string>;

interface OutboxTable {
  tenant_id: string;
  exhibition_id: string;
  message_id: string;
  channel: 'sms';
  template: string;
  recipient: string;
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
}

interface SignInPaceTable {
  address: string;
  next_at: Timestamp;
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

/** The tables of migrations 0004 and 0005 as kysely sees them: messages, codes, and what is done once. */
export interface MessageTables {
  outbox: OutboxTable;
  sms_code: SmsCodeTable;
  sign_in_pace: SignInPaceTable;
  sign_on_token: SignOnTokenTable;
  idempotent_answer: IdempotentAnswerTable;
}

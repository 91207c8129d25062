import type { Transaction } from '../database/database.ts';
import type { Scope } from '../exhibitions/index.ts';

/** An SMS as signing in writes it. */
export interface NewSms extends Scope {
  readonly template: string;
  readonly recipient: string;
  readonly body: string;
  /** The body without the code. */
  readonly masked: string;
  /** After so many seconds it is of no use. */
  readonly lifeSeconds: number;
}

/** Where messages wait to be sent. Messaging comes after auth, so whoever puts the features together gives it. */
export interface MessageQueue {
  /** Whether SMS are sent here at all. */
  readonly sendsSms: boolean;
  /** Queues an SMS: it is sent if the transaction commits, and once. */
  queueSms(transaction: Transaction, sms: NewSms): Promise<void>;
}

import type { Transaction } from '../database/database.ts';
import type { Scope } from '../exhibitions/index.ts';

/** An SMS to be sent. */
export interface NewSms extends Scope {
  readonly template: string;
  readonly recipient: string;
  readonly body: string;
  /** The body without what only its recipient may know. */
  readonly masked: string;
  /** After so many seconds it is of no use; null for ever. */
  readonly lifeSeconds: number | null;
  /** Not sent before; at once where it is missing. */
  readonly notBefore?: Date | undefined;
}

/** A mail to be sent: plain text. */
interface NewMail extends NewSms {
  readonly subject: string;
}

/** Where messages wait to be sent. Messaging comes after auth, so whoever puts the features together gives it. */
export interface MessageQueue {
  /** Whether SMS are sent here at all. */
  readonly sendsSms: boolean;
  /** Whether mail is sent here at all. */
  readonly sendsMail: boolean;
  /**
   * Queues an SMS: it is sent if the transaction commits, and once.
   * @returns whether it is: the organiser sends none to some numbers (`mayGetSms`), whoever asks for it.
   */
  queueSms(transaction: Transaction, sms: NewSms): Promise<boolean>;
  /** Queues a mail: it is sent if the transaction commits, and once. */
  queueMail(transaction: Transaction, mail: NewMail): Promise<void>;
}

import type { TicketPurpose } from '../database/tables/open-tables.ts';

/** A right to do one thing for a while without an account. */
export interface Ticket {
  readonly hash: Buffer;
  /** Whose submissions and files are its own. */
  readonly subjectId: string;
  readonly purpose: TicketPurpose;
  /** The one form it is for. */
  readonly formId: string | null;
  /** Whose link it came from. */
  readonly exhibitorId: string | null;
  readonly linkCode: string | null;
  /** Submissions it still may make. */
  readonly usesLeft: number;
  /** Until then a captcha that was answered rightly counts. */
  readonly humanUntil: Date | null;
  readonly expiresAt: Date;
}

/** A ticket that is about to be given. */
export interface NewTicket {
  readonly purpose: TicketPurpose;
  /** Undefined makes a new subject. */
  readonly subjectId?: string | undefined;
  readonly formId: string | null;
  readonly exhibitorId: string | null;
  readonly linkCode: string | null;
  readonly uses: number;
  readonly seconds: number;
}

import type { PriceTier } from '@zhantai/contract';
import type { StoredOrderStatus, StoredPayment } from '../../database/tables/catalogue-tables.ts';
import type { LocalText } from '../../database/tables/schema.ts';
import type { StoredStatus } from '../../database/tables/submission-tables.ts';
import type { SubmissionBooth } from '../../submissions/index.ts';

/** A line with the price it was frozen with. Fen, and hundredths of the unit. */
export interface OrderLine {
  readonly itemId: string;
  readonly category: string;
  readonly name: LocalText;
  readonly unit: LocalText;
  readonly quantity: number;
  readonly period: string | null;
  readonly start: string | null;
  readonly end: string | null;
  /** Null for what is not ordered by nights. */
  readonly nights: number | null;
  readonly tier: PriceTier;
  readonly unitPrice: number;
  /** Per cent. */
  readonly factor: number;
  readonly amount: number;
  readonly deposit: number;
  readonly note: string;
}

/** What a subject ordered with a form. */
export interface Order {
  readonly orderId: string;
  readonly number: string;
  readonly formId: string;
  readonly subjectKey: string;
  /** Null for accounts without an exhibitor. */
  readonly exhibitorId: string | null;
  /** The submission whose answers it is; null where it was made by itself. */
  readonly submissionId: string | null;
  readonly status: StoredOrderStatus;
  readonly confirmedAt: Date | null;
  readonly payment: StoredPayment;
  readonly invoiceNumber: string | null;
  /** What the organiser noted of the payment. */
  readonly paymentNote: string;
  /** Counts every change; 0 before the first order. */
  readonly revision: number;
  /** In which it was ordered last; null before. */
  readonly tier: PriceTier | null;
  readonly total: number;
  readonly deposit: number;
  readonly holdDays: number | null;
  /** Since when its days count; a return begins them anew. */
  readonly holdSince: Date | null;
  /** Until when its hold is counted among the days in all, and milliseconds that were left of these then. */
  readonly holdCountedAt: Date | null;
  readonly holdLeft: number;
  /** Since when it stands without a break. */
  readonly placedAt: Date | null;
  readonly updatedAt: Date;
  readonly updatedBy: string | null;
  readonly receiptHash: string | null;
  readonly lines: readonly OrderLine[];
  /** Of the submission it follows. */
  readonly booth: SubmissionBooth | null;
  readonly submissionStatus: StoredStatus | null;
  readonly submissionDecidedAt: Date | null;
}

/** Which order of a subject. */
export interface OrderKey {
  readonly formId: string;
  readonly subjectKey: string;
  readonly exhibitorId: string | null;
  /** Of a form that takes many the place of the submission it is for; 0 for the one order that is for none. */
  readonly place: number;
}

/** Whether nothing can make an order lapse any more: it was adopted, confirmed or paid for. */
export function isConfirmed(order: Order): boolean {
  return (
    order.status === 'placed' &&
    (order.confirmedAt !== null || order.payment !== 'unpaid' || order.submissionStatus === 'adopt')
  );
}

import type { BookingRule } from './booking-rule.ts';

/** What a form takes orders of. */
export interface Sale {
  readonly formId: string;
  readonly categories: readonly string[];
  /** When orders are taken on site, whatever the form's window; null: never. */
  readonly onSite: { readonly from: Date; readonly until: Date } | null;
  /** What its answers order; empty: nothing by themselves. */
  readonly rules: readonly BookingRule[];
}

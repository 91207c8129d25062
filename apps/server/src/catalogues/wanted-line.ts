/** A line that somebody wants to order. */
export interface WantedLine {
  readonly itemId: string;
  readonly quantity: number;
  /** Null: the usual one. */
  readonly period: string | null;
  /** First night and day of leaving, `YYYY-MM-DD`; null for what is not ordered by nights. */
  readonly start: string | null;
  readonly end: string | null;
  readonly note: string;
  /** The field it comes from, where a form orders it. */
  readonly field?: { readonly prop: string; readonly path?: readonly [number, string] };
}

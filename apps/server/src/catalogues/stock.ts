/** What is left of an item: its one slot, or one a night of a hotel room. Hundredths of the unit. */
export interface Stock {
  readonly itemId: string;
  /** Empty but for nights, `YYYY-MM-DD`. */
  readonly slot: string;
  /** Null is unlimited. */
  readonly stock: number | null;
  readonly taken: number;
}

/** What is left of a slot in hundredths; null is unlimited. */
export function leftOf({ stock, taken }: Stock): number | null {
  return stock === null ? null : stock - taken;
}

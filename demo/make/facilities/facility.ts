import type { Text } from '../text.ts';

/** A service with its price steps in CNY incl. VAT for the whole fair. */
export interface Facility {
  readonly id: string;
  readonly name: Text;
  /** What a query may ask for; a service can stand in several lists. */
  readonly categories: readonly string[];
  readonly unit: Text;
  readonly prices: readonly [early: number, normal: number, late: number, onSite: number];
  /** −1 is unlimited. */
  readonly stock: number;
}

/** Writes a service briefly; `categories` are parted by blanks. */
export function row(
  id: string,
  name: Text,
  categories: string,
  unit: Text,
  prices: Facility['prices'],
  stock: number,
): Facility {
  return { id, name, categories: categories.split(' '), unit, prices, stock };
}

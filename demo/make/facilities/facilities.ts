import { adverts } from './adverts.ts';
import { avEquipment } from './av-equipment.ts';
import type { Facility } from './facility.ts';
import { furniture } from './furniture.ts';
import { services } from './services.ts';
import { utilities } from './utilities.ts';

/** Everything of the demo that has a price and a stock, hotel rooms apart. */
export const facilities: readonly Facility[] = [
  ...utilities,
  ...services,
  ...avEquipment,
  ...furniture,
  ...adverts,
];

/** Services of a category, in order. */
export function facilitiesOf(category: string): readonly Facility[] {
  return facilities.filter((facility) => facility.categories.includes(category));
}

/** A whole amount with separated thousands: `1,240`. */
export function amountText(amount: number): string {
  return String(amount).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

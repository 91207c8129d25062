import type { PriceTier } from '@zhantai/contract';
import type { ItemKind } from '../database/tables/catalogue-tables.ts';
import type { LocalText } from '../database/tables/schema.ts';

/** Something that exhibitors order, or that holds such things: a hotel, a screen. */
export interface CatalogueItem {
  readonly itemId: string;
  readonly kind: ItemKind;
  /** The hotel of a room, the screen of a slot. */
  readonly parentId: string | null;
  readonly categories: readonly string[];
  readonly name: LocalText;
  readonly unit: LocalText;
  /** Fen of one unit incl. VAT; null: not ordered in that tier. */
  readonly prices: Readonly<Record<PriceTier, number | null>>;
  /** Fen of one unit, refunded later. */
  readonly deposit: number;
  /** `changes`: on site only by who ordered it before. */
  readonly onSite: 'yes' | 'changes' | 'no';
  /** Decimal places of a quantity, 0 to 2. */
  readonly decimals: number;
  /** Per cent of the price by period of use; periods that are not listed are not offered. */
  readonly factors: Readonly<Record<string, number>>;
  /** What one pack takes of other items. */
  readonly parts: readonly { readonly itemId: string; readonly quantity: number }[];
  /** Most that one exhibitor may order, or each 9 m² of its booths; null: by its stock (`quantityBound`). */
  readonly most: number | null;
  readonly mostBy: 'exhibitor' | 'area';
  /** Days an order is kept without a decision or a payment; null: as the exhibition says where there is a stock, else for ever. */
  readonly holdDays: number | null;
  /** What lists show beside: size, screen, slot, day, hours, distance, way. */
  readonly details: Readonly<Record<string, string>>;
  readonly imageFileId: string | null;
  readonly sort: number;
  readonly active: boolean;
}

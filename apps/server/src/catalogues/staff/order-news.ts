import type { Transaction } from '../../database/database.ts';
import type { LocalText } from '../../database/tables/schema.ts';
import type { Exhibition } from '../../exhibitions/index.ts';

/** What an exhibitor is told of its order. */
export interface OrderNews {
  readonly exhibitorId: string;
  readonly title: LocalText;
  /** Null: nobody in particular. */
  readonly by: string | null;
  readonly at: Date;
}

/** Tells an exhibitor, in the transaction of what happened. Notices come later, so whoever puts the features together gives it. */
export type TellExhibitor = (
  transaction: Transaction,
  exhibition: Exhibition,
  news: OrderNews,
) => Promise<void>;

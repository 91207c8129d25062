import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { inScope } from '../../database/scoped/in-scope.ts';
import type { Scope } from '../../exhibitions/index.ts';

/** What says how much of an item one exhibitor may have, with the least stock of its slots. */
export interface ItemBound {
  readonly itemId: string;
  readonly most: number | null;
  readonly mostBy: 'exhibitor' | 'area';
  /** Of its scarcest slot, in hundredths; null: no slot has a stock. */
  readonly leastStock: number | null;
  /** Some slot has no stock, or it has no slot. */
  readonly unlimited: boolean;
}

/** Of every item of the catalogue, on offer or not. */
export async function findItemBounds(database: Database, scope: Scope): Promise<readonly ItemBound[]> {
  const { rows } = await sql<{
    item_id: string;
    most: number | null;
    most_by: 'exhibitor' | 'area';
    least_stock: string | null;
    unlimited: boolean;
  }>`
    select item_id, most, most_by, min(stock) as least_stock, bool_or(stock is null) as unlimited
    from catalogue_item left join catalogue_stock using (tenant_id, exhibition_id, item_id)
    where ${inScope(scope)}
    group by item_id, most, most_by`.execute(database);
  return rows.map((row) => ({
    itemId: row.item_id,
    most: row.most,
    mostBy: row.most_by,
    leastStock: row.least_stock === null ? null : Number(row.least_stock),
    unlimited: row.unlimited,
  }));
}

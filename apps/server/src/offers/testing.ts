// What tests, and the tool that makes the demo, put on offer.
import { insertRows } from '../database/insert-rows.ts';
import type { Transaction } from '../database/database.ts';
import type { Scope } from '../exhibitions/index.ts';
import type { CatalogueItem } from './item.ts';
import type { StandBuilder } from './store/builders.ts';

export async function insertBuilders(
  transaction: Transaction,
  scope: Scope,
  builders: readonly StandBuilder[],
): Promise<void> {
  if (builders.length === 0) return;
  await insertRows(
    transaction,
    scope,
    'stand_builder',
    builders.map(({ builderId, name, note, ...rest }) => ({
      builder_id: builderId,
      name: JSON.stringify(name),
      note: JSON.stringify(note),
      ...rest,
    })),
    { json: ['name', 'note'] },
  );
}

/** Adds items; a parent stands before its children. */
export async function insertItems(
  transaction: Transaction,
  scope: Scope,
  items: readonly CatalogueItem[],
): Promise<void> {
  if (items.length === 0) return;
  await insertRows(
    transaction,
    scope,
    'catalogue_item',
    items.map((item) => ({
      item_id: item.itemId,
      kind: item.kind,
      parent_id: item.parentId,
      categories: [...item.categories],
      name: JSON.stringify(item.name),
      unit: JSON.stringify(item.unit),
      price_early: item.prices.early,
      price_normal: item.prices.normal,
      price_late: item.prices.late,
      price_on_site: item.prices['on-site'],
      deposit: item.deposit,
      on_site: item.onSite,
      decimals: item.decimals,
      factors: JSON.stringify(item.factors),
      parts: JSON.stringify(item.parts),
      hold_days: item.holdDays,
      most: item.most,
      most_by: item.mostBy,
      details: JSON.stringify(item.details),
      image_file_id: item.imageFileId,
      sort: item.sort,
      active: item.active,
    })),
    { json: ['name', 'unit', 'factors', 'parts', 'details'] },
  );
}

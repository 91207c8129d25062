import type { CatalogueItem } from '../offers/index.ts';
import { insertItems } from '../offers/testing.ts';
import type { Database, Transaction } from '../database/database.ts';
import { insertRows } from '../database/insert-rows.ts';
import type { Scope } from '../exhibitions/index.ts';
import type { Sale } from './sale.ts';
import type { Slot } from './store/stock.ts';

/** An item of 100 yuan (early 90, late 120, on site 150) a piece in the category `test`. */
export function testItem(itemId: string, changes: Partial<CatalogueItem> = {}): CatalogueItem {
  return {
    itemId,
    kind: 'facility',
    parentId: null,
    categories: ['test'],
    name: { 'zh-Hans': `物品${itemId}`, en: `Item ${itemId}` },
    unit: { 'zh-Hans': '件', en: 'pc' },
    prices: { early: 9_000, normal: 10_000, late: 12_000, 'on-site': 15_000 },
    deposit: 0,
    onSite: 'yes',
    decimals: 0,
    factors: {},
    parts: [],
    holdDays: null,
    // Enough for every test that is not about bounds.
    most: 1_000_000,
    mostBy: 'exhibitor',
    details: {},
    imageFileId: null,
    sort: 0,
    active: true,
    ...changes,
  };
}

/** Puts items on offer; `stock` is whole units by slot, null without limit. */
export async function addTestItems(
  database: Database,
  scope: Scope,
  items: readonly {
    readonly item: CatalogueItem;
    readonly stock?: Readonly<Record<string, number | null>>;
  }[],
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await insertItems(
      transaction,
      scope,
      items.map(({ item }) => item),
    );
    await insertStock(
      transaction,
      scope,
      items.flatMap(({ item: { itemId }, stock = { '': null } }) =>
        Object.entries(stock).map(([slot, units]) => ({
          itemId,
          slot,
          stock: units === null ? null : units * 100,
        })),
      ),
    );
  });
}

/** Lets a form take orders of the category `test`, or as `changes` say. */
export async function addTestSale(
  database: Database,
  scope: Scope,
  formId: string,
  changes: Partial<Sale> = {},
): Promise<void> {
  const sale = { formId, categories: ['test'], onSite: null, rules: [], ...changes };
  await database.transaction().execute((transaction) => insertSales(transaction, scope, [sale]));
}

/** What is taken of an item, in units by slot. */
export async function takenOf(
  database: Database,
  scope: Scope,
  itemId: string,
): Promise<Readonly<Record<string, number>>> {
  const rows = await database
    .selectFrom('catalogue_stock')
    .select(['slot', 'taken'])
    .where('tenant_id', '=', scope.tenantId)
    .where('exhibition_id', '=', scope.exhibitionId)
    .where('item_id', '=', itemId)
    .execute();
  return Object.fromEntries(rows.map(({ slot, taken }) => [slot, Number(taken) / 100]));
}

/** Says what forms take orders of. */
export async function insertSales(
  transaction: Transaction,
  scope: Scope,
  added: readonly Sale[],
): Promise<void> {
  if (added.length === 0) return;
  await insertRows(
    transaction,
    scope,
    'catalogue_sale',
    added.map(({ formId, categories, onSite, rules }) => ({
      form_id: formId,
      categories: [...categories],
      on_site_from: onSite?.from ?? null,
      on_site_until: onSite?.until ?? null,
      rules: JSON.stringify(rules),
    })),
    { json: ['rules'] },
  );
}

/** Adds slots with what there is of them; null is unlimited. Hundredths of the unit. */
export async function insertStock(
  transaction: Transaction,
  scope: Scope,
  slots: readonly (Slot & { readonly stock: number | null })[],
): Promise<void> {
  if (slots.length === 0) return;
  await insertRows(
    transaction,
    scope,
    'catalogue_stock',
    slots.map(({ itemId, slot, stock }) => ({
      item_id: itemId,
      slot,
      stock,
    })),
  );
}

import type { Selectable } from 'kysely';
import type { CatalogueSaleTable } from '../../database/tables/catalogue-tables.ts';
import type { Database } from '../../database/database.ts';
import { scoped } from '../../database/scoped/scoped.ts';
import type { Scope } from '../../exhibitions/index.ts';
import { parseRules } from '../booking-rule.ts';
import type { Sale } from '../sale.ts';

/** What each form takes orders of, by form. */
export async function findSales(database: Database, scope: Scope): Promise<ReadonlyMap<string, Sale>> {
  const rows = await sales(database, scope).execute();
  return new Map(rows.map((row) => [row.form_id, toSale(row)]));
}

/** What a form takes orders of; null: nothing. */
export async function findSale(database: Database, scope: Scope, formId: string): Promise<Sale | null> {
  const row = await sales(database, scope).where('form_id', '=', formId).executeTakeFirst();
  return row === undefined ? null : toSale(row);
}

function sales(database: Database, scope: Scope) {
  return scoped(database, scope).selectFrom('catalogue_sale').selectAll();
}

function toSale(row: Selectable<CatalogueSaleTable>): Sale {
  const { on_site_from: from, on_site_until: until } = row;
  return {
    formId: row.form_id,
    categories: row.categories,
    onSite: from === null || until === null ? null : { from, until },
    rules: parseRules(row.rules),
  };
}

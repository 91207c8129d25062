import type { SearchAnswer } from '@zhantai/contract';
import { maySeeForm, type Limits } from '../../booths/index.ts';
import type { Database } from '../../database/database.ts';
import { localText, type Exhibition } from '../../exhibitions/index.ts';
import { findForms, findNewForms } from '../../forms/index.ts';
import { maskMobile } from '../../platform/mask-mobile.ts';
import { findFields } from './find-fields.ts';
import { findNamedArticles } from '../store/find-named-articles.ts';
import { findNamedOrders } from '../store/find-named-orders.ts';
import { findNamedAccounts } from '../store/find-named-accounts.ts';
import { findNamedBooths } from '../store/find-named-booths.ts';
import { findNamedExhibitors } from '../store/find-named-exhibitors.ts';

/** So many of each kind are shown. */
const most = 8;

const nothingFound: SearchAnswer = {
  exhibitors: [],
  booths: [],
  accounts: [],
  forms: [],
  fields: [],
  orders: [],
  articles: [],
  more: false,
};

/**
 * Exhibitors, booths, accounts, forms and their items, orders and articles by a part of what they are called, of what a member of staff may see; nothing
 * where no sign is left to search for.
 */
export async function searchEverything(
  database: Database,
  exhibition: Exhibition,
  limits: Limits,
  text: string,
  language: string,
): Promise<SearchAnswer> {
  const sought = text.replaceAll('\0', '').trim();
  if (sought === '') return nothingFound;
  // One more than is shown says that there are others.
  const [exhibitors, booths, accounts, forms, fresh, orders, articles] = await Promise.all([
    findNamedExhibitors(database, exhibition, limits, sought, most + 1),
    findNamedBooths(database, exhibition, limits, sought, most + 1),
    findNamedAccounts(database, exhibition, limits, sought, most + 1),
    findForms(database, exhibition),
    findNewForms(database, exhibition),
    findNamedOrders(database, exhibition, limits, sought, most + 1),
    findNamedArticles(database, exhibition, sought, most + 1),
  ]);
  const low = sought.toLowerCase();
  const fields = await findFields(database, exhibition, {
    limits,
    forms: [...forms, ...fresh],
    low,
    language,
    most: most + 1,
  });
  const named = forms
    .filter(({ formId }) => maySeeForm(limits, formId))
    .filter(({ formCode, title }) =>
      [formCode, ...Object.values(title)].some((name) => name.toLowerCase().includes(low)),
    )
    .toSorted((one, two) => nearness(one.formCode, low) - nearness(two.formCode, low));
  return {
    exhibitors: exhibitors.slice(0, most),
    booths: booths.slice(0, most),
    accounts: accounts.slice(0, most).map((account) => ({ ...account, phone: maskedPhone(account.phone) })),
    forms: named.slice(0, most).map(({ formId, formCode, title }) => ({
      formId,
      formCode,
      title: localText(title, language),
    })),
    fields: fields.slice(0, most),
    orders: orders.slice(0, most),
    articles: articles.slice(0, most).map(({ id, title }) => ({ id, title: localText(title, language) })),
    more: [exhibitors, booths, accounts, named, fields, orders, articles].some((kind) => kind.length > most),
  };
}

const maskedPhone = (phone: string | null): string => (phone === null ? '' : maskMobile(phone));

/** What is called exactly so comes first. */
function nearness(code: string, low: string): number {
  return code.toLowerCase() === low ? 0 : 1;
}

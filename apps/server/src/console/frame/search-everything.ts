import type { SearchAnswer } from '@zhantai/contract';
import { maySeeForm, type Limits } from '../../booths/index.ts';
import type { Database } from '../../database/database.ts';
import { localText, type Exhibition } from '../../exhibitions/index.ts';
import { findForms } from '../../forms/index.ts';
import { maskMobile } from '../../platform/mask-mobile.ts';
import { findNamedAccounts } from '../store/find-named-accounts.ts';
import { findNamedBooths } from '../store/find-named-booths.ts';
import { findNamedExhibitors } from '../store/find-named-exhibitors.ts';

/** So many of each kind are shown. */
const most = 8;

/**
 * Exhibitors, booths, accounts and forms by a part of what they are called, of what a member of staff may see; nothing
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
  if (sought === '') return { exhibitors: [], booths: [], accounts: [], forms: [], more: false };
  // One more than is shown says that there are others.
  const [exhibitors, booths, accounts, forms] = await Promise.all([
    findNamedExhibitors(database, exhibition, limits, sought, most + 1),
    findNamedBooths(database, exhibition, limits, sought, most + 1),
    findNamedAccounts(database, exhibition, limits, sought, most + 1),
    findForms(database, exhibition),
  ]);
  const low = sought.toLowerCase();
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
    more: [exhibitors, booths, accounts, named].some((kind) => kind.length > most),
  };
}

const maskedPhone = (phone: string | null): string => (phone === null ? '' : maskMobile(phone));

/** What is called exactly so comes first. */
function nearness(code: string, low: string): number {
  return code.toLowerCase() === low ? 0 : 1;
}

import type {
  ConsoleExhibitorDetail,
  ConsoleExhibitorsPage,
  ConsoleExhibitorsQuery,
} from '@zhantai/contract';
import type { Language } from '@zhantai/engine';
import type { Staff } from '../auth/index.ts';
import { findBooths } from '../booths/index.ts';
import type { Database } from '../database/database.ts';
import type { Exhibition } from '../exhibitions/index.ts';
import { readObligations } from '../obligations/index.ts';
import { pageWindow, presentPage, readSort } from '../platform/paging.ts';
import { Refusal } from '../platform/refusal.ts';
import { exhibitorSortKeys } from './exhibitor-filter.ts';
import { requireSeenExhibitor } from './policy.ts';
import { presentDetail, presentExhibitor } from './present.ts';
import { presentObligations } from './present-obligations.ts';
import { readFilter } from './read-filter.ts';
import { findHalls } from './store/booths.ts';
import { findListedExhibitors, findTags, selectListed } from './store/exhibitor-list.ts';
import { findCardMembers, findCardSubmissions } from './store/exhibitors.ts';

/** One page of the exhibitors that a member of staff may see. @throws Refusal PAGE_TOO_FAR, BAD_REQUEST. */
export async function readExhibitors(
  database: Database,
  staff: Staff,
  exhibition: Exhibition,
  query: ConsoleExhibitorsQuery,
  now: Date,
): Promise<ConsoleExhibitorsPage> {
  const page = { ...pageWindow(query), sort: readSort(exhibitorSortKeys, query) };
  const [{ total, rows }, tags, halls] = await Promise.all([
    findListedExhibitors(database, exhibition, staff, readFilter(query, now), page),
    findTags(database, exhibition, staff),
    findHalls(database, exhibition, staff),
  ]);
  const ids = rows.map(({ exhibitorId }) => exhibitorId);
  const [booths, obligations] = await Promise.all([
    findBooths(database, exhibition, ids),
    readObligations(database, exhibition, ids),
  ]);
  const records = rows.map((row) => {
    const line = presentExhibitor(row, booths.get(row.exhibitorId) ?? [], staff, exhibition.zone);
    return { ...line, obligations: presentObligations(obligations.get(row.exhibitorId) ?? [], staff, now) };
  });
  return { ...presentPage(records, total, query), tags: [...tags], halls: [...halls] };
}

/** One exhibitor's card. @throws Refusal NOT_FOUND, also outside the limits. */
export async function readExhibitor(
  database: Database,
  staff: Staff,
  exhibition: Exhibition,
  exhibitorId: string,
  { language, now }: { readonly language: Language; readonly now: Date },
): Promise<ConsoleExhibitorDetail> {
  await requireSeenExhibitor(database, exhibition, staff, exhibitorId);
  const [[row], booths, obligations, members, submissions] = await Promise.all([
    selectListed(database, exhibition, [exhibitorId]),
    findBooths(database, exhibition, [exhibitorId]),
    readObligations(database, exhibition, [exhibitorId]),
    findCardMembers(database, exhibition, exhibitorId),
    findCardSubmissions(database, exhibition, staff, exhibitorId),
  ]);
  if (row === undefined) throw new Refusal('NOT_FOUND');
  const { zone } = exhibition;
  const line = {
    ...presentExhibitor(row, booths.get(exhibitorId) ?? [], staff, zone),
    obligations: presentObligations(obligations.get(exhibitorId) ?? [], staff, now),
  };
  return presentDetail(line, row, { members, submissions }, zone, language);
}

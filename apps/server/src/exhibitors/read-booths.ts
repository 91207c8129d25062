import type { ConsoleBooth, ConsoleBoothsPage, ConsoleBoothsQuery } from '@zhantai/contract';
import type { Staff } from '../auth/index.ts';
import type { Database } from '../database/database.ts';
import type { Exhibition } from '../exhibitions/index.ts';
import { pageWindow, presentPage, readSort } from '../platform/paging.ts';
import { Refusal } from '../platform/refusal.ts';
import { presentListedBooth } from './present.ts';
import { readBoothFilter } from './read-filter.ts';
import { boothSortKeys, findHalls, findListedBooth, findListedBooths } from './store/booths.ts';

/** One page of the booths that a member of staff may see. @throws Refusal PAGE_TOO_FAR, BAD_REQUEST. */
export async function readBooths(
  database: Database,
  staff: Staff,
  exhibition: Exhibition,
  query: ConsoleBoothsQuery,
): Promise<ConsoleBoothsPage> {
  const page = { ...pageWindow(query), sort: readSort(boothSortKeys, query) };
  const [{ total, rows }, halls] = await Promise.all([
    findListedBooths(database, exhibition, staff, readBoothFilter(query), page),
    findHalls(database, exhibition, staff),
  ]);
  return { ...presentPage(rows.map(presentListedBooth), total, query), halls: [...halls] };
}

/** A booth that was just written. @throws Refusal NOT_FOUND once it is gone. */
export async function readBooth(
  database: Database,
  exhibition: Exhibition,
  boothId: string,
): Promise<ConsoleBooth> {
  const booth = await findListedBooth(database, exhibition, boothId);
  if (booth === null) throw new Refusal('NOT_FOUND');
  return presentListedBooth(booth);
}

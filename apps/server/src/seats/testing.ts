// Halls as tests, and the tool that makes the demo, need them: an organiser's come with an archive.
import { limits } from '@zhantai/contract';
import type { Database, Transaction } from '../database/database.ts';
import type { Scope } from '../exhibitions/index.ts';
import { Refusal } from '../platform/refusal.ts';
import { insertLink, type ShortLink } from '../tickets/index.ts';
import { cleanMap } from './clean-map.ts';
import { nameKey } from './name-key.ts';
import { putPlan, replaceSeats, setOpening, type PlanRow } from './store.ts';
export { cleanMap } from './clean-map.ts';

/** A hall as the organiser sends it: the drawing names its seats `seat-{area}-{row}-{seat}`. */
export type NewSeatPlan = PlanRow;

/** Somebody's seat, a line of the organiser's list. */
export interface NewSeat {
  readonly area: string;
  readonly row: string;
  readonly number: string;
  readonly name: string;
  /** In full; only its last four digits are kept. */
  readonly mobile: string;
  readonly company: string;
}

/** The short link to the search, the same in every exhibition. */
const searchCode = 'SEAT';

/**
 * Keeps a hall with its drawing, cleaned, and everybody who has a seat there, in place of what was kept before.
 * @throws Refusal BAD_REQUEST if the drawing is no SVG.
 */
export async function putSeatPlan(
  transaction: Transaction,
  scope: Scope,
  plan: NewSeatPlan,
  seats: readonly NewSeat[],
  at: Date,
): Promise<void> {
  const svg = cleanMap(plan.svg);
  if (svg === null) throw new Refusal('BAD_REQUEST', { detail: 'svg' });
  await putPlan(transaction, scope, { ...plan, svg });
  const rows = seats.map(({ area, row, number, name, mobile, company }) => ({
    area,
    row,
    number,
    name,
    company,
    nameKey: nameKey(name),
    mobileTail: mobile.replaceAll(/\D/g, '').slice(-4),
  }));
  await replaceSeats(transaction, scope, plan.planId, rows);
  const link: Omit<ShortLink, 'opened'> = {
    code: searchCode,
    purpose: 'seat',
    path: '/seat_search',
    kind: '',
    formId: null,
    exhibitorId: null,
    subjectId: null,
    mostTickets: null,
    ticketUses: 0,
    ticketSeconds: limits.ticketLifeSeconds,
    opensAt: null,
    closesAt: null,
  };
  await insertLink(transaction, scope, link, at);
}

/** Lets people search for their seats from one moment to another; without a beginning nobody may. */
export async function openSeatSearch(
  database: Database,
  scope: Scope,
  opensAt: Date | null,
  closesAt: Date | null,
): Promise<void> {
  await setOpening(database, scope, opensAt, closesAt);
}

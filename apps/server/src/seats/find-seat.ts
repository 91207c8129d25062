import { createHash } from 'node:crypto';
import { limits, type OpenSeatAnswer, type OpenSeatRequest } from '@zhantai/contract';
import type { Language } from '@zhantai/engine';
import { renderServerWord } from '@zhantai/messages/server';
import { localText, type Exhibition } from '../exhibitions/index.ts';
import { requireRate, requireAddressRate, uncountAddressCall } from '../rate-limits/index.ts';
import { maskName } from '../platform/mask-name.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Ticket, TicketServices } from '../tickets/index.ts';
import { nameKey } from './name-key.ts';
import { countOpenPlans, findMap, findSeats, type TakenSeat } from './store.ts';

const call = 'openSeat';

/** Who asks for a seat, and from where. */
export interface SeatAsker {
  readonly ticket: Pick<Ticket, 'hash'>;
  readonly address: string;
}

/**
 * The seat of somebody, by their full name and the last four digits of their mobile; at most one, masked. Who is unknown
 * and who has no seat are answered alike. Ten tries an hour with one ticket; and of one name ten wrong ones an hour from
 * one address, or digits could be guessed there, and what others try shuts nobody out.
 * @throws Refusal SEATS_CLOSED unless the organiser has opened the search, TOO_MANY_REQUESTS.
 */
export async function findSeat(
  { database, now }: Pick<TicketServices, 'database' | 'now'>,
  exhibition: Exhibition,
  { ticket, address }: SeatAsker,
  { name, mobile, company = '' }: OpenSeatRequest,
  language: Language,
): Promise<OpenSeatAnswer> {
  const at = now();
  if ((await countOpenPlans(database, exhibition, at)) === 0) throw new Refusal('SEATS_CLOSED');
  const wanted = nameKey(name);
  const asker = { key: `ticket:${ticket.hash.toString('hex')}`, call };
  await requireRate(database, exhibition, asker, limits.seatTries, at);
  const search = { address, call: `${call} ${createHash('sha256').update(wanted).digest('hex')}` };
  await requireAddressRate(database, exhibition, search, limits.seatTries, at);
  const found = await findSeats(database, exhibition, wanted, mobile, at);
  const own = found.length > 1 && company !== '' ? found.filter((seat) => isOf(seat, company)) : found;
  const [seat, second] = own;
  if (seat === undefined) return { seat: null, ask: null };
  if (second !== undefined) return { seat: null, ask: 'company' };
  await uncountAddressCall(database, exhibition, search);
  const svg = await findMap(database, exhibition, seat.planId);
  return { seat: presentSeat(seat, svg, language), ask: null };
}

function isOf({ company }: TakenSeat, wanted: string): boolean {
  return nameKey(company) === nameKey(wanted);
}

function presentSeat(seat: TakenSeat, svg: string, language: Language): OpenSeatAnswer['seat'] {
  const { area, row, number } = seat;
  const place = seat.areas[area];
  return {
    name: maskName(seat.name),
    company: seat.company,
    area,
    row,
    number,
    label: renderServerWord('seat', language, { area, row, number }),
    door: localText(place?.door ?? {}, language),
    note: localText(place?.note ?? {}, language),
    plan: {
      title: localText(seat.title, language),
      svg,
      seatId: `seat-${area}-${row}-${number}`,
      doorId: place?.doorId ?? '',
    },
  };
}

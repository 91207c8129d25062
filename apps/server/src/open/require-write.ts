import type { IncomingHttpHeaders } from 'node:http';
import { limits } from '@zhantai/contract';
import type { Origin } from '../auth/index.ts';
import type { Exhibition } from '../exhibitions/index.ts';
import { requireRate, requireAddressRate } from '../rate-limits/index.ts';
import { requireHumanTicket, type Ticket, type TicketServices } from '../tickets/index.ts';

/**
 * What stands before everything that is written with a ticket: not too often for its address and the ticket, and a
 * captcha.
 * @throws Refusal TOO_MANY_REQUESTS, CAPTCHA_WRONG or PROOF_NEEDED.
 */
export async function requireWrite(
  services: TicketServices,
  exhibition: Exhibition,
  ticket: Ticket,
  headers: IncomingHttpHeaders,
  { address }: Pick<Origin, 'address'>,
): Promise<void> {
  const { database, now } = services;
  const call = 'openWrite';
  await requireAddressRate(database, exhibition, { address, call }, limits.openWrites, now());
  const key = `ticket:${ticket.hash.toString('hex')}`;
  await requireRate(database, exhibition, { key, call }, limits.ticketWrites, now());
  await requireHumanTicket(services, exhibition, ticket, headers, address);
}

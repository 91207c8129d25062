import type { IncomingHttpHeaders } from 'node:http';
import type { TicketPurpose } from '../../database/tables/open-tables.ts';
import type { Scope } from '../../exhibitions/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import { hashSecret } from '../secret.ts';
import type { TicketServices } from '../services.ts';
import { selectTicket } from '../store/tickets.ts';
import type { Ticket } from '../ticket.ts';

/** The ticket that the header `Ticket` shows; null without one, and for one that is unknown or over. */
export async function ticketIn(
  { database, now }: Pick<TicketServices, 'database' | 'now'>,
  scope: Scope,
  headers: IncomingHttpHeaders,
): Promise<Ticket | null> {
  const { ticket } = headers;
  if (typeof ticket !== 'string' || !/^[\w-]{22}$/.test(ticket)) return null;
  return selectTicket(database, scope, hashSecret(ticket), now());
}

/**
 * The ticket of a call that needs one for one of these purposes.
 * @throws Refusal TICKET_INVALID, whatever is wrong with it.
 */
export async function requireTicket(
  services: Pick<TicketServices, 'database' | 'now'>,
  scope: Scope,
  headers: IncomingHttpHeaders,
  purposes: readonly TicketPurpose[],
): Promise<Ticket> {
  const ticket = await ticketIn(services, scope, headers);
  if (ticket === null || !purposes.includes(ticket.purpose)) throw new Refusal('TICKET_INVALID');
  return ticket;
}

// Tickets: what lets people without an account in, and the short links that give them.
export { requireHumanTicket } from './actions/require-human-ticket.ts';
export { requireTicket, ticketIn } from './actions/require-ticket.ts';
export { issueTicket } from './actions/issue-ticket.ts';
export { spendUse } from './actions/spend-use.ts';
export { linkFor } from './actions/link-for.ts';
export { readCode } from './short-code.ts';
export { linkAddress } from './link-address.ts';
export { ticketRoutes } from './routes.ts';
export { ticketServices, type TicketServices } from './services.ts';
export { closeLink, insertLink, type ShortLink } from './store/links.ts';
export { keepHolder, takeUse } from './store/tickets.ts';
export type { NewTicket, Ticket } from './ticket.ts';
export { linkArchive } from './archive.ts';

import { callFailed, type Client, type LocalStore } from '@zhantai/contract/client';
import { createTicketHolder, type TicketHolder } from './ticket-holder.ts';

/** Holds the ticket that a short code gives. */
export const linkHolder = (client: Client, store: LocalStore, code: string): TicketHolder =>
  createTicketHolder({
    store,
    key: code,
    async open() {
      const { ticket } = await client.call('shortLink', { params: { code } });
      if (ticket === undefined) throw callFailed('BAD_ANSWER');
      return ticket;
    },
  });

import type { Exhibition } from '../exhibitions/index.ts';
import { ownerKey, type Subject } from '../files/index.ts';
import type { Actor } from '../forms/index.ts';
import type { Ticket } from '../tickets/index.ts';

/** Whoever holds a ticket, before a form. Who can submit nothing more only reads, and nothing sensitive. */
export function actorOfTicket(exhibition: Exhibition, ticket: Pick<Ticket, 'subjectId' | 'usesLeft'>): Actor {
  const subject: Subject = { kind: 'ticket', ticketId: ticket.subjectId };
  return {
    user: { accountId: null, name: '' },
    exhibition,
    subject,
    subjectKey: ownerKey(subject),
    exhibitor: null,
    booths: [],
    viewer: { role: 'public', tags: [], booths: null },
    extensions: new Map(),
    atLatePrice: new Set(),
    readOnly: ticket.usesLeft === 0,
  };
}

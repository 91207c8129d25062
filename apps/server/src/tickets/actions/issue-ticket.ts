import { v7 as uuid } from 'uuid';
import type { Scope } from '../../exhibitions/index.ts';
import { hashSecret, makeSecret } from '../secret.ts';
import type { TicketServices } from '../services.ts';
import { insertTicket } from '../store/tickets.ts';
import type { NewTicket } from '../ticket.ts';

/** Makes a ticket. @returns what its holder shows; only its hash is kept. */
export async function issueTicket(
  { database, now }: Pick<TicketServices, 'database' | 'now'>,
  scope: Scope,
  wanted: NewTicket,
): Promise<string> {
  const secret = makeSecret();
  const subjectId = wanted.subjectId ?? uuid();
  await insertTicket(database, scope, { ...wanted, subjectId, hash: hashSecret(secret) }, now());
  return secret;
}

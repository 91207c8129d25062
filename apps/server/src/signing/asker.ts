import type { Language } from '@zhantai/engine';
import type { User } from '../auth/index.ts';
import { findExhibitor } from '../booths/index.ts';
import type { Database } from '../database/database.ts';
import { localText, type Exhibition } from '../exhibitions/index.ts';
import { ownerKey, subjectOf } from '../files/index.ts';
import { formOfTicket, actorOfTicket } from '../open/index.ts';
import type { Ticket } from '../tickets/index.ts';

/** Whoever asks a phone for a signature. */
export interface Asker {
  /** Null for who holds a ticket only. */
  readonly accountId: string | null;
  /** Whose file the signature becomes. */
  readonly ownerKey: string;
  /** As the phone shows it. */
  readonly name: string;
  /** Whose questions are counted together. */
  readonly key: string;
}

/** Somebody signed in; the phone shows the exhibitor, else the person. */
export async function askerOfUser(database: Database, exhibition: Exhibition, user: User): Promise<Asker> {
  const { accountId, exhibitorId } = user;
  const exhibitor = exhibitorId === null ? null : await findExhibitor(database, exhibition, exhibitorId);
  return {
    accountId,
    ownerKey: ownerKey(subjectOf(user)),
    name: exhibitor?.name ?? user.name,
    key: `account:${accountId}`,
  };
}

/**
 * Whoever holds a ticket; the phone shows what is filled in.
 * @throws Refusal NOT_FOUND if its form is gone.
 */
export async function askerOfTicket(
  database: Database,
  exhibition: Exhibition,
  ticket: Ticket,
  language: Language,
): Promise<Asker> {
  const { title } = await formOfTicket(database, exhibition, ticket, {});
  return {
    accountId: null,
    ownerKey: actorOfTicket(exhibition, ticket).subjectKey,
    name: localText(title, language),
    key: `ticket:${ticket.hash.toString('hex')}`,
  };
}

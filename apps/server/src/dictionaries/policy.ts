import type { Staff, User } from '../auth/index.ts';
import type { Database } from '../database/database.ts';
import type { Exhibition } from '../exhibitions/index.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Ticket } from '../tickets/index.ts';

/**
 * What decides in whose place a dictionary is asked. Exhibitors and forms come after dictionaries, so whoever puts the
 * features together gives it.
 */
export interface DictionaryPolicies {
  /** Whether whoever holds a ticket may see a dictionary. */
  readonly mayAskWithTicket: (
    database: Database,
    exhibition: Exhibition,
    ticket: Ticket,
    code: string,
  ) => Promise<boolean>;
  /** Whether a user acts for an exhibitor that is not their own (wire.md §3). */
  readonly mayActFor: (
    database: Database,
    exhibition: Exhibition,
    user: User,
    exhibitorId: string,
  ) => Promise<boolean>;
  /** Whether a member of staff, who fills forms in for exhibitors, sees one. */
  readonly maySeeExhibitor: (
    database: Database,
    exhibition: Exhibition,
    staff: Staff,
    exhibitorId: string,
  ) => Promise<boolean>;
}

/**
 * For whom somebody asks: for themselves, or for the exhibitor they name.
 * @throws Refusal FORBIDDEN for an exhibitor that they do not act for.
 */
export async function requireAskingFor(
  { mayActFor, maySeeExhibitor }: DictionaryPolicies,
  database: Database,
  exhibition: Exhibition,
  caller: User | Staff,
  named: string | undefined,
): Promise<string | null> {
  const own = caller.kind === 'user' ? caller.exhibitorId : null;
  if (named === undefined || named === own) return own;
  const acts = await (caller.kind === 'user'
    ? mayActFor(database, exhibition, caller, named)
    : maySeeExhibitor(database, exhibition, caller, named));
  if (!acts) throw new Refusal('FORBIDDEN');
  return named;
}

/** @throws Refusal UNAUTHORIZED without a ticket, FORBIDDEN for a dictionary that its form does not choose from. */
export async function requireAskingWith(
  { mayAskWithTicket }: DictionaryPolicies,
  database: Database,
  exhibition: Exhibition,
  ticket: Ticket | null,
  code: string,
): Promise<void> {
  if (ticket === null) throw new Refusal('UNAUTHORIZED');
  if (!(await mayAskWithTicket(database, exhibition, ticket, code))) throw new Refusal('FORBIDDEN');
}

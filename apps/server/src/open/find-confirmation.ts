import type { Confirmation } from '@zhantai/contract';
import type { Database } from '../database/database.ts';
import type { Exhibition } from '../exhibitions/index.ts';
import type { Ticket } from '../tickets/index.ts';

/**
 * The confirmation of a registered visitor, by their ticket. Visitors come after open forms, so whoever puts the features
 * together gives it.
 */
export type FindConfirmation = (
  database: Database,
  exhibition: Exhibition,
  ticket: Ticket,
) => Promise<Confirmation | null>;

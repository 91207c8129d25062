import { limits } from '@zhantai/contract';
import { v7 as uuid } from 'uuid';
import type { Transaction } from '../database/database.ts';
import type { Scope } from '../exhibitions/index.ts';
import { closeLink, linkFor } from '../tickets/index.ts';
import { findLinkOf, keepLink } from './store.ts';

/** Whose password a link sets, until when and by whose hand; null: from the terminal. */
export interface PasswordLinkWish {
  readonly accountId: string;
  readonly expiresAt: Date;
  readonly by: string | null;
}

/** Makes the link that sets the password of an account; the one before opens nothing any more. @returns its code. */
export async function openLink(
  transaction: Transaction,
  scope: Scope,
  { accountId, expiresAt, by }: PasswordLinkWish,
  at: Date,
): Promise<string> {
  const before = await findLinkOf(transaction, scope, accountId);
  if (before !== null) await closeLink(transaction, scope, before.code, at);
  const linkId = uuid();
  const wish = {
    of: { subjectId: linkId },
    purpose: 'password' as const,
    path: '/password',
    formId: null,
    kind: '',
    // Messengers look at links before people do.
    mostTickets: limits.ticketsOfPerson,
    ticketUses: 1,
    ticketSeconds: limits.passwordTicketSeconds,
    closesAt: expiresAt,
  };
  const { code } = await linkFor(transaction, scope, wish, at);
  await keepLink(transaction, scope, { accountId, linkId, code, expiresAt }, by, at);
  return code;
}

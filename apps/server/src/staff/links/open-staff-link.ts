import { randomBytes } from 'node:crypto';
import { limits } from '@zhantai/contract';
import { hashSecret } from '../../auth/index.ts';
import type { Transaction } from '../../database/database.ts';
import type { Scope } from '../../exhibitions/index.ts';
import { newId } from '../../platform/new-id.ts';
import { closeLinksOf, insertLink } from './store.ts';

/** Whose password a link sets, and by whose hand; null: from the terminal. */
export interface StaffLinkWish {
  readonly accountId: string;
  readonly by: string | null;
}

/** A link that was made. */
export interface OpenedStaffLink {
  /** Known to nobody but who gets the link; the database keeps its hash. */
  readonly code: string;
  readonly expiresAt: Date;
}

/** Makes the link that sets the password of a member of staff; those before open nothing any more. */
export async function openStaffLink(
  transaction: Transaction,
  scope: Scope,
  { accountId, by }: StaffLinkWish,
  at: Date,
): Promise<OpenedStaffLink> {
  await closeLinksOf(transaction, scope.tenantId, accountId, at);
  const code = randomBytes(32).toString('base64url');
  const expiresAt = new Date(at.getTime() + limits.staffLinkSeconds * 1000);
  await insertLink(transaction, scope, {
    linkId: newId(),
    codeHash: hashSecret(code),
    accountId,
    madeBy: by,
    madeAt: at,
    expiresAt,
  });
  return { code, expiresAt };
}

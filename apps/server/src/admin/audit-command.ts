import { recordAudit } from '../audit/index.ts';
import type { Transaction } from '../database/database.ts';
import type { Scope } from '../exhibitions/index.ts';

/** Notes what was done from the terminal: by the system, for nobody is signed in there. */
export async function auditCommand(
  transaction: Transaction,
  scope: Scope,
  action: string,
  thing: { readonly kind: string; readonly id: string },
  detail: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const actor = { kind: 'system', accountId: null } as const;
  await recordAudit(transaction, { ...scope, actor, action, thing, detail });
}

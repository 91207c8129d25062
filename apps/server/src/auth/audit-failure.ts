import { createHmac } from 'node:crypto';
import type { Transaction } from '../database/database.ts';
import type { Scope } from '../exhibitions/index.ts';
import { countCall } from '../rate-limits/index.ts';
import { auditAuth } from './audit-auth.ts';
import type { Origin } from './origin.ts';
import type { AuthServices } from './services.ts';

/** A sign-in that failed. */
export interface FailedSignIn {
  readonly scope: Scope;
  /** The account that was named; null where there is none. */
  readonly account: { readonly accountId: string } | null;
  /** What was typed as phone or user name, as accounts keep it. */
  readonly login: string;
  readonly by: 'password' | 'sms' | 'single-sign-on' | 'totp';
  readonly origin: Origin;
}

/** Seconds that failures are told together. */
const WINDOW_SECONDS = 600;
/** Entries of one window in an exhibition; of what comes beyond it tells how much. */
const mostEntries = 300;

/**
 * Writes into the audit what was tried, so that a pattern can be seen: the name as a keyed hash with its last characters,
 * never the name. Of many failures in ten minutes the 1st, 2nd, 5th, 10th, 20th … stand there with their count, so that a
 * flood does not fill it.
 */
export async function auditFailure(
  { tokenSecret, now }: Pick<AuthServices, 'tokenSecret' | 'now'>,
  transaction: Transaction,
  { scope, account, login, by, origin }: FailedSignIn,
): Promise<void> {
  const tried = createHmac('sha256', tokenSecret)
    .update(`tried\n${scope.tenantId}\n${login}`)
    .digest('hex')
    .slice(0, 16);
  const count = async (key: string): Promise<number> => {
    const counted = { key, call: 'sign-in-failed', seconds: WINDOW_SECONDS };
    return (await countCall(transaction, scope, counted, now())).calls;
  };
  const times = await count(`tried:${tried}`);
  if (!isReported(times)) return;
  const entries = await count('entries');
  if (entries <= mostEntries) {
    const detail = { by, tried, ends: endOf(login), times };
    await auditAuth(transaction, 'sign-in-failed', scope, account, origin, detail);
  } else if (isReported(entries)) {
    await auditAuth(transaction, 'sign-in-failed', scope, null, origin, { by, entries });
  }
}

/** 1, 2, 5, 10, 20, 50 … */
const isReported = (count: number): boolean => /^[125]0*$/.test(String(count));

/** The last characters, four at most and never more than a third; half of one no database takes. */
function endOf(login: string): string {
  const letters = Array.from(login);
  return letters.slice(letters.length - Math.min(4, Math.floor(letters.length / 3))).join('');
}

import type { Transaction } from '../../database/database.ts';
import type { Scope } from '../../exhibitions/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import { hasUse, takePaidUse } from '../store/tickets.ts';
import type { Ticket } from '../ticket.ts';

/**
 * Spends a submission of a ticket and a captcha that was answered with it, in the transaction of the submission: of many
 * at the same moment as many are taken as captchas were answered.
 * @throws Refusal TICKET_SPENT, or CAPTCHA_WRONG where another submission used the captcha up.
 */
export async function spendUse(
  transaction: Transaction,
  scope: Scope,
  ticket: Pick<Ticket, 'hash'>,
  now: Date,
): Promise<void> {
  if (await takePaidUse(transaction, scope, ticket, now)) return;
  throw new Refusal((await hasUse(transaction, scope, ticket, now)) ? 'CAPTCHA_WRONG' : 'TICKET_SPENT');
}

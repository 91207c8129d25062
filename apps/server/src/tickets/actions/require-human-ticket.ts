import type { IncomingHttpHeaders } from 'node:http';
import { limits } from '@zhantai/contract';
import { readCaptchaAnswer, requireHuman } from '../../auth/index.ts';
import type { Scope } from '../../exhibitions/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { TicketServices } from '../services.ts';
import { keepHuman } from '../store/tickets.ts';
import type { Ticket } from '../ticket.ts';

/**
 * For everything that is written with a ticket: a captcha comes with the call, or was answered with the same ticket
 * within half an hour and nothing was submitted since. So every submission costs a captcha, and a form that is sent
 * again after its mistakes were corrected none. What is submitted spends the captcha where it is kept (`spendUse`).
 * @throws Refusal CAPTCHA_WRONG, or PROOF_NEEDED with a challenge.
 */
export async function requireHumanTicket(
  { database, captchas, now }: TicketServices,
  scope: Scope,
  ticket: Ticket,
  headers: IncomingHttpHeaders,
  address: string,
): Promise<void> {
  const answer = readCaptchaAnswer(headers);
  const at = now();
  if (answer.key === null && answer.code === null) {
    if (ticket.humanUntil !== null && ticket.humanUntil > at) return;
    throw new Refusal('CAPTCHA_WRONG');
  }
  await requireHuman({ database, captchas, now }, { answer, address, free: false });
  await keepHuman(database, scope, ticket, at, new Date(at.getTime() + limits.captchaPassMs));
}

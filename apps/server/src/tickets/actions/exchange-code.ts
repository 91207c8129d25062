import type { ShortLinkAnswer } from '@zhantai/contract';
import { limits } from '@zhantai/contract';
import type { Origin } from '../../auth/index.ts';
import type { Scope } from '../../exhibitions/index.ts';
import { addressKey, requireRate } from '../../rate-limits/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { TicketServices } from '../services.ts';
import { readCode } from '../short-code.ts';
import { openLink } from '../store/links.ts';
import { issueTicket } from './issue-ticket.ts';

/**
 * What a short link stands for, with a fresh ticket where it gives one. A link that never was, is not open or has no
 * ticket left answers alike.
 * @throws Refusal LINK_INVALID or TOO_MANY_REQUESTS.
 */
export async function exchangeCode(
  services: TicketServices,
  scope: Scope,
  code: string,
  { address }: Pick<Origin, 'address'>,
): Promise<ShortLinkAnswer> {
  const { database, now } = services;
  const at = now();
  const asker = { key: addressKey(address), call: 'shortLink' };
  await requireRate(database, scope, asker, limits.ticketsOfAddress, at);
  const link = await openLink(database, scope, readCode(code), at);
  if (link === null) throw new Refusal('LINK_INVALID');
  const { purpose, path, formId, exhibitorId, subjectId, ticketUses, ticketSeconds } = link;
  if (purpose === 'page') return { path };
  const ticket = await issueTicket(services, scope, {
    purpose,
    subjectId: subjectId ?? undefined,
    formId,
    exhibitorId,
    linkCode: link.code,
    uses: ticketUses,
    seconds: ticketSeconds,
  });
  return { path, ticket };
}

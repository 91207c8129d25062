import type { FastifyRequest } from 'fastify';
import { addressKey, siteKey } from '../../rate-limits/index.ts';

/**
 * Whom a call is counted for where it takes room: all accounts of one exhibitor together, of those who are not signed in
 * the address, of IPv6 the site.
 */
export function ownerOfCall({ caller, ip }: Pick<FastifyRequest, 'caller' | 'ip'>): string {
  if (caller.kind === 'anonymous') return placeOf(ip);
  const exhibitorId = caller.kind === 'user' ? caller.exhibitorId : null;
  return exhibitorId === null ? `membership:${caller.membershipId}` : `exhibitor:${exhibitorId}`;
}

/** The address that a call comes from, of IPv6 its site. */
export const placeOf = (ip: string): string => siteKey(ip) ?? addressKey(ip);

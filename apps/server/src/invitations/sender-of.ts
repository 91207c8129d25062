import { addressKey, siteKey } from '../rate-limits/index.ts';

/** What registrations are told apart by: the address, of IPv6 its site. */
export const senderOf = (address: string): string => siteKey(address) ?? addressKey(address);

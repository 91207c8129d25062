import { isIPv6 } from 'node:net';

/** The key that calls of one address are counted under; of IPv6 the network, for one household has all of it. */
export function addressKey(address: string): string {
  const plain = plainAddress(address);
  return `address:${isIPv6(plain) ? `${prefixOf(plain, 4)}::` : plain}`;
}

/**
 * The key of the site around an IPv6 address, its first 48 bits: whoever rents one has 65,536 networks, so what an
 * address may do is bounded for all of them together too. IPv4 has none: null.
 */
export function siteKey(address: string): string | null {
  const plain = plainAddress(address);
  return isIPv6(plain) ? `site:${prefixOf(plain, 3)}::` : null;
}

/** The site of an address by its {@link addressKey}; null for IPv4. */
export function siteOfKey(key: string): string | null {
  const groups = key.endsWith('::') ? key.slice('address:'.length).split(':', 3) : null;
  return groups === null ? null : `site:${groups.join(':')}::`;
}

/** A site of IPv6 may do as much as so many addresses. */
export const addressesOfSite = 8;

/** IPv4 that is written as IPv6, `::ffff:192.0.2.1` or `::ffff:c000:201`, is IPv4. */
function plainAddress(address: string): string {
  const [, dotted, high, low] =
    /^(?:::|(?:0+:){5})ffff:(?:(\d+\.\d+\.\d+\.\d+)|([\da-f]{1,4}):([\da-f]{1,4}))$/i.exec(address) ?? [];
  if (dotted !== undefined) return dotted;
  if (high === undefined || low === undefined) return address;
  return [high, low]
    .flatMap((group) => {
      const number = Number.parseInt(group, 16);
      return [number >> 8, number & 0xff];
    })
    .join('.');
}

/** The first groups of 16 bits. */
function prefixOf(address: string, groups: number): string {
  const [head = '', tail] = (address.split('%', 1)[0] ?? '').toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after]
    .slice(0, groups)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

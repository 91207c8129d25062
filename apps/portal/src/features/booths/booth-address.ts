import { parseAddress } from '@zhantai/shell/location/parse-address.ts';

/** Address of a form for one of its booths, seen from the address of the form. */
export function boothAddress(address: string, boothId: string): string {
  const { path, query } = parseAddress(address);
  const rest = new URLSearchParams(query);
  rest.set('booth', boothId);
  return `${path}?${rest.toString()}`;
}

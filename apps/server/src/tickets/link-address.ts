import { portalAddress, type Exhibition } from '../exhibitions/index.ts';

/** The address that a short link is sent as; the portal exchanges its code in the exhibition that the address names. */
export function linkAddress(publicUrl: string, exhibition: Exhibition, code: string): string {
  return portalAddress(publicUrl, exhibition, `/s?code=${code}`);
}

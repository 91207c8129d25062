/** The address that a short link is sent as; the portal exchanges its code. */
export function linkAddress(publicUrl: string, code: string): string {
  return `${publicUrl}/#/s?code=${code}`;
}

/** Now in a zone, `YYYY-MM-DD HH:mm:ss`. */
export function nowIn(zone: string): string {
  // Swedish writes dates as the wire does.
  return new Date().toLocaleString('sv-SE', { timeZone: zone });
}

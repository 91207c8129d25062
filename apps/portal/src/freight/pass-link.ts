/** What the QR code of a pass says: the address at which whoever scans it sees whether it stands. */
export const passLink = (origin: string, qr: string): string =>
  `${origin}/#/s?pass=${encodeURIComponent(qr)}`;

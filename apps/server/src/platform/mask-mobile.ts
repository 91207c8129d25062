/** A mobile with its first three and last two digits; a short one with none. */
export function maskMobile(mobile: string): string {
  return mobile.length < 8 ? '****' : `${mobile.slice(0, 3)}****${mobile.slice(-2)}`;
}

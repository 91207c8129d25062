/** PostgreSQL's five-letter code of an error, null for errors of other origin. */
export function sqlState(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error)) return null;
  return typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code) ? error.code : null;
}

/** `too_many_connections`: all that this role may have are taken. */
export const noConnectionLeft = '53300';

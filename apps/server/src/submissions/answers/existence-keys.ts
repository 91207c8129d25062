import type { Actor } from '../../forms/index.ts';

/**
 * Under which answers are counted that tell whether a value exists: by account, whichever exhibitor it acts for, and by
 * subject, however many accounts act for it; of who has no account by ticket.
 */
export function existenceKeys({ accountId }: Actor['user'], subjectKey: string): readonly string[] {
  return accountId === null ? [subjectKey] : [`account:${accountId}`, subjectKey];
}

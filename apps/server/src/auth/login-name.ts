/** How somebody names an account: their phone, or a user name of the staff. */
export type LoginKind = 'phone' | 'username';

/** A login as it is kept and compared: phones without blanks and hyphens, user names in lower case. */
export function loginName(kind: LoginKind, typed: string): string {
  // PostgreSQL takes no NUL, and no login holds another control character.
  const clean = typed.replaceAll(/\p{Cc}/gu, '');
  return kind === 'phone' ? clean.replaceAll(/[\s-]/g, '') : clean.trim().toLowerCase();
}

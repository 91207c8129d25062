/** How somebody names an account: their phone, or a user name of the staff. */
export type LoginKind = 'phone' | 'username';

/**
 * A login as it is kept and compared: a number is one key however it was typed (+86, 0086, full-width, with blanks and
 * hyphens), user names are in lower case.
 */
export function loginName(kind: LoginKind, typed: string): string {
  // PostgreSQL takes no NUL, and no login holds another control character.
  const clean = typed.replaceAll(/\p{Cc}/gu, '');
  return kind === 'phone' ? phoneName(clean) : clean.trim().toLowerCase();
}

/** Mobile numbers of the mainland by their eleven digits, others with `+` and their country where one was typed. */
function phoneName(typed: string): string {
  // Numbers that are copied bring marks along that nobody sees.
  const plain = typed.normalize('NFKC').replaceAll(/[\s\p{Pd}\p{Cf}().]/gu, '');
  const national = /^(?:(?:\+|00)?86)?0?(1[3-9]\d{9})$/.exec(plain)?.[1];
  return national ?? plain.replace(/^00(?=[1-9]\d{5})/, '+');
}

import { cleanLine, phoneText } from '@zhantai/engine';

/** How somebody names an account: their phone, or a user name of the staff. */
export type LoginKind = 'phone' | 'username';

/**
 * A login as it is kept and compared: a number is one key however it was typed (+86, 0086, full-width, with blanks and
 * hyphens), user names are in lower case.
 */
export function loginName(kind: LoginKind, typed: string): string {
  return kind === 'phone'
    ? phoneName(typed)
    : cleanLine(typed)
        .replaceAll(/\p{Cc}/gu, '')
        .toLowerCase();
}

/** Mobile numbers of the mainland by their eleven digits, others with `+` and their country where one was typed. */
function phoneName(typed: string): string {
  const plain = phoneText(typed).replaceAll('.', '');
  return /^(?:\+?86)?0?(1[3-9]\d{9})$/.exec(plain)?.[1] ?? plain;
}

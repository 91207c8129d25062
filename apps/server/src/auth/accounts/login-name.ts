import { cleanLine, phoneText } from '@zhantai/engine';
import { parsePhoneNumberFromString } from 'libphonenumber-js';

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

/**
 * Mobile numbers of the mainland by their eleven digits, others with `+` and their country where one was typed, without
 * the digit that is dialled inside it: `+44 (0) 20 …` is `+4420…`.
 */
function phoneName(typed: string): string {
  const plain = phoneText(typed).replaceAll('.', '');
  const mainland = /^(?:\+?86)?0?(1[3-9]\d{9})$/.exec(plain)?.[1];
  if (mainland !== undefined) return mainland;
  const abroad = /^\+\d{5,20}$/.test(plain) ? parsePhoneNumberFromString(plain) : undefined;
  return abroad?.isValid() === true ? abroad.number : plain;
}

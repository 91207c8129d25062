import { anyPhoneText, cleanLine } from '@zhantai/engine';

/** What of a telephone number is looked for: as numbers are kept, also where the code of the mainland precedes a part of one. */
export function soughtPhone(typed: string): string {
  const number = anyPhoneText(typed).replace(/^\+86(?=1)/, '');
  return number === '' ? cleanLine(typed) : number;
}

import { parsePhoneNumberFromString } from 'libphonenumber-js';
import type { Database } from '../../database/database.ts';
import { readSetting, type Scope } from '../../exhibitions/index.ts';
import { Refusal } from '../../platform/refusal.ts';

/**
 * Whether the organiser of an exhibition lets SMS go to this number, which stands as accounts keep it. One rule for
 * whatever is sent: a mobile number of the mainland by its eleven digits, any other by the spelling that its country
 * has for it. A second spelling of the same phone gets nothing, for it would be counted as another one.
 */
export async function mayGetSms(database: Database, scope: Scope, phone: string): Promise<boolean> {
  const number = internationalNumber(phone);
  if (number === null) return false;
  const countries = await readSetting(database, scope, 'smsCountries');
  return countries.some((code) => code === '*' || number.startsWith(`+${code}`));
}

/** What somebody is told whose number gets no SMS here; where every country does, it is no number of any. */
export async function smsCountryRefusal(database: Database, scope: Scope): Promise<Refusal> {
  const countries = await readSetting(database, scope, 'smsCountries');
  return countries.includes('*')
    ? new Refusal('BAD_REQUEST', { detail: 'mobile' })
    : new Refusal('SMS_COUNTRY', { countries: countries.map((code) => `+${code}`).join(' ') });
}

/** A number with `+` and its country; null for what is no number, or none in its one spelling. */
function internationalNumber(phone: string): string | null {
  if (/^1[3-9]\d{9}$/.test(phone)) return `+86${phone}`;
  if (!/^\+[1-9]\d{6,14}$/.test(phone) || phone.startsWith('+86')) return null;
  const parsed = parsePhoneNumberFromString(phone);
  return parsed?.isValid() === true && parsed.number === phone ? phone : null;
}

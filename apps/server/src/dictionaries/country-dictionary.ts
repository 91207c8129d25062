import { countryCodes } from './country-codes.ts';
import type { Dictionary } from './dictionary.ts';

interface Country {
  readonly value: string;
  readonly label: string;
}

// Collation of 249 names takes milliseconds, so each language is put in order once.
const known = new Map<string, readonly Country[]>();

/** Countries and regions by ISO 3166-1 code, named in the asker's language, China first, then by name. */
export const countryDictionary: Dictionary = {
  perExhibitor: false,
  async list(_database, asker, filter) {
    if (filter.parentKey !== undefined || Object.keys(filter.facets).length > 0) return [];
    return countriesIn(asker.language).map((country) => ({ ...country }));
  },
  async find(_database, asker, values) {
    const byValue = new Map(countriesIn(asker.language).map((country) => [country.value, country]));
    return values.flatMap((value) => {
      const country = byValue.get(value);
      return country === undefined ? [] : [{ ...country, parent: null, disabled: false }];
    });
  },
};

function countriesIn(language: string): readonly Country[] {
  const ready = known.get(language);
  if (ready !== undefined) return ready;
  const names = new Intl.DisplayNames([language], { type: 'region', style: 'short' });
  const byName = new Intl.Collator(language).compare;
  const countries = countryCodes
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((one, other) => rank(one) - rank(other) || byName(one.label, other.label));
  known.set(language, countries);
  return countries;
}

function rank(country: Country): number {
  return country.value === 'CN' ? 0 : 1;
}

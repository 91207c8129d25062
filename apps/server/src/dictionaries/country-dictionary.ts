import type { Language } from '@zhantai/engine';
import { countryCodes } from './country-codes.ts';
import { countryAliases, countryName } from './country-names.ts';
import type { Dictionary } from './dictionary.ts';

interface Country {
  readonly value: string;
  readonly label: string;
  readonly aliases: string[];
}

// Collation of 249 names takes milliseconds, so each language is put in order once.
const known = new Map<string, readonly Country[]>();

/**
 * Countries and regions by ISO 3166-1 code, named in the asker's language, China first, then by name. What else people
 * call them comes along, so that it is found by typing and understood in a workbook.
 */
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
      return country === undefined
        ? []
        : [{ value: country.value, label: country.label, parent: null, disabled: false }];
    });
  },
};

function countriesIn(language: Language): readonly Country[] {
  const ready = known.get(language);
  if (ready !== undefined) return ready;
  const byName = new Intl.Collator(language).compare;
  const countries = countryCodes
    .map((value) => {
      const label = countryName(value, language);
      return { value, label, aliases: countryAliases(value).filter((alias) => alias !== label) };
    })
    .sort((one, other) => rank(one) - rank(other) || byName(one.label, other.label));
  known.set(language, countries);
  return countries;
}

function rank(country: Country): number {
  return country.value === 'CN' ? 0 : 1;
}

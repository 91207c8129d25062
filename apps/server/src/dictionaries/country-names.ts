import type { Language } from '@zhantai/engine';
import codes from 'i18n-iso-countries/codes.json' with { type: 'json' };
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' };
import chinese from 'i18n-iso-countries/langs/zh.json' with { type: 'json' };
import { countryFormalNames } from './shipped/country-formal-names.ts';
import { countryOwnNames } from './shipped/country-own-names.ts';

const languages: readonly Language[] = ['zh-Hans', 'zh-Hant', 'en'];
const styles = ['long', 'short'] as const;
const named = new Map(
  languages.map((language) => [
    language,
    styles.map((style) => new Intl.DisplayNames([language], { type: 'region', style })),
  ]),
);

/** Official and usual names by code. */
const lists = [english, chinese].map(
  ({ countries }) => new Map<string, string | readonly string[]>(Object.entries(countries)),
);
const longCodes = new Map(codes.map(([short = '', long = '']) => [short, long]));

/** What a country or region is called in every list. */
export function countryName(code: string, language: Language): string {
  return countryOwnNames[code]?.[language] ?? named.get(language)?.[0]?.of(code) ?? code;
}

/** What else people call it, in every language: short, long and formal names, earlier ones, its code of three letters. */
export function countryAliases(code: string): string[] {
  const names = [
    ...languages.flatMap((language) => [
      countryName(code, language),
      ...(named.get(language) ?? []).map((list) => list.of(code) ?? ''),
    ]),
    ...lists.flatMap((list) => list.get(code) ?? []),
    ...(countryFormalNames[code]?.split('|') ?? []),
    longCodes.get(code) ?? '',
  ];
  return [...new Set(names)].filter((name) => name !== '');
}

import { listOf, someText, wholeNumber, type Setting } from './setting.ts';

/**
 * What the organiser sets for an exhibition, beside what pages show of it. A new one is a line here and one below: the
 * commands, the cache and {@link readSetting} follow.
 */
export interface ExhibitionSettings {
  /** Countries whose numbers get SMS, by calling code; `*` is every one. */
  readonly smsCountries: readonly string[];
  /** SMS an hour to numbers that nobody of the exhibition has. */
  readonly smsUnknownPerHour: number;
  /** Entries an hour that one form takes from guests who prove no number and come by no invitation. */
  readonly guestSubmitsPerHour: number;
  /** Files of people without an account that are kept together, and their megabytes. */
  readonly guestFiles: number;
  readonly guestMegabytes: number;
  /** Days that an order of finite stock is held unpaid where its item says nothing. */
  readonly holdDays: number;
  /** Most that one exhibitor may order of an item with stock, and of one without, where the item says nothing. */
  readonly quantityMost: number;
  readonly quantityMostWithoutStock: number;
  /** Host name of the media's own address, or how it begins; null where they have none. */
  readonly mediaHost: string | null;
  /** Where somebody signs in who comes with a token of another house; null where there is none. */
  readonly ciecLoginUrl: string | null;
  /** Further hosts that a link of the portal may open (`target`), as `host` or `host:port`. */
  readonly linkHosts: readonly string[];
  /** Foreign hosts that a form may ask for the options of its fields (`dicUrl`), by https. */
  readonly dictionaryHosts: readonly string[];
}

export type SettingKey = keyof ExhibitionSettings;

/** Hosts by name, each with a port where it has one; by default none. */
const hosts = listOf(
  [],
  /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*(?::[1-9]\d{0,4})?$/,
  'host names in lower case with commas between them, as data.example.com,manual.example.com:8443',
);

export const exhibitionSettings: {
  readonly [Key in SettingKey]: Setting<ExhibitionSettings[Key]>;
} = {
  smsCountries: listOf(
    ['86'],
    /^(?:\*|[1-9]\d{0,3})$/,
    'calling codes with commas between them, as 86,852, or * for every country',
  ),
  smsUnknownPerHour: wholeNumber(2_000, 0, 1_000_000),
  guestSubmitsPerHour: wholeNumber(2_000, 0, 1_000_000),
  guestFiles: wholeNumber(20_000, 0, 10_000_000),
  guestMegabytes: wholeNumber(20_480, 0, 10_000_000),
  holdDays: wholeNumber(14, 1, 30),
  quantityMost: wholeNumber(20, 1, 1_000_000),
  quantityMostWithoutStock: wholeNumber(999, 1, 1_000_000),
  mediaHost: someText(
    /^[a-z0-9][a-z0-9.-]{0,252}$/i,
    'a host name or how it begins, as media.example.com or media.',
  ),
  ciecLoginUrl: someText(
    /^https?:\/\/[^\s/\\"'<>][^\s\\"'<>]{0,999}$/i,
    'an address that begins with https:// or http://',
  ),
  linkHosts: hosts,
  dictionaryHosts: hosts,
};

/** Whether there is such a setting. */
export const isSettingKey = (key: string): key is SettingKey => Object.hasOwn(exhibitionSettings, key);

/** The names of all settings. */
export const settingKeys: readonly SettingKey[] = Object.keys(exhibitionSettings).filter((key) =>
  isSettingKey(key),
);

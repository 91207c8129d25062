import { listOf, wholeNumber, type Setting } from './setting.ts';

/**
 * What the organiser sets for an exhibition, beside what pages show of it. A new one is a line here and one below: the
 * commands, the cache and {@link readSetting} follow.
 */
export interface ExhibitionSettings {
  /** Countries whose numbers get SMS, by calling code; `*` is every one. */
  readonly smsCountries: readonly string[];
  /** SMS an hour to numbers that nobody of the exhibition has. */
  readonly smsUnknownPerHour: number;
  /** Files of people without an account that are kept together, and their megabytes. */
  readonly guestFiles: number;
  readonly guestMegabytes: number;
  /** Days that an order of finite stock is held unpaid where its item says nothing. */
  readonly holdDays: number;
  /** Most that one exhibitor may order of an item with stock, and of one without, where the item says nothing. */
  readonly quantityMost: number;
  readonly quantityMostWithoutStock: number;
}

export type SettingKey = keyof ExhibitionSettings;

export const exhibitionSettings: {
  readonly [Key in SettingKey]: Setting<ExhibitionSettings[Key]>;
} = {
  smsCountries: listOf(
    ['86'],
    /^(?:\*|[1-9]\d{0,3})$/,
    'calling codes with commas between them, as 86,852, or * for every country',
  ),
  smsUnknownPerHour: wholeNumber(2_000, 0, 1_000_000),
  guestFiles: wholeNumber(20_000, 0, 10_000_000),
  guestMegabytes: wholeNumber(20_480, 0, 10_000_000),
  holdDays: wholeNumber(14, 1, 30),
  quantityMost: wholeNumber(20, 1, 1_000_000),
  quantityMostWithoutStock: wholeNumber(999, 1, 1_000_000),
};

/** Whether there is such a setting. */
export const isSettingKey = (key: string): key is SettingKey => Object.hasOwn(exhibitionSettings, key);

/** The names of all settings. */
export const settingKeys: readonly SettingKey[] = Object.keys(exhibitionSettings).filter((key) =>
  isSettingKey(key),
);

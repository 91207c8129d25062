import type { ExhibitionProfileSettings } from '@zhantai/contract';

/** Every setting of an exhibition, in the order of the page. */
export const settingKeys = [
  'title.zh-Hans',
  'title.zh-Hant',
  'title.en',
  'organiser.zh-Hans',
  'organiser.zh-Hant',
  'organiser.en',
  'venue.zh-Hans',
  'venue.zh-Hant',
  'venue.en',
  'start',
  'end',
  'milestones',
  'halls',
  'contact.phone',
  'contact.email',
  'contact.hours.zh-Hans',
  'contact.hours.zh-Hant',
  'contact.hours.en',
  'contacts',
  'groups',
  'languages',
  'logo',
] as const satisfies readonly (keyof ExhibitionProfileSettings)[];

/** A setting that is one line of text. */
export type TextKey = {
  [K in keyof ExhibitionProfileSettings]: ExhibitionProfileSettings[K] extends string ? K : never;
}[keyof ExhibitionProfileSettings];

/** A setting that is a list of rows. */
export type RowsKey = 'milestones' | 'halls' | 'contacts' | 'groups';

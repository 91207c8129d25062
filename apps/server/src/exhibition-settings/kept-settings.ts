import type { ExhibitionProfileSettings } from '@zhantai/contract';
import type { Exhibition } from '../exhibitions/index.ts';

/** What changes of an exhibition write. */
export type SetColumns = Pick<Exhibition, 'title' | 'languages' | 'profile'>;

const offered = ['zh-Hans', 'zh-Hant', 'en'] as const;

/** The settings of an exhibition as they are compared and shown: a text in no language is empty in each. */
export function keptSettings({ title, languages, profile }: SetColumns): ExhibitionProfileSettings {
  const { organiser, venue, dates, contact } = profile;
  return {
    'title.zh-Hans': title['zh-Hans'] ?? '',
    'title.zh-Hant': title['zh-Hant'] ?? '',
    'title.en': title['en'] ?? '',
    'organiser.zh-Hans': organiser['zh-Hans'] ?? '',
    'organiser.zh-Hant': organiser['zh-Hant'] ?? '',
    'organiser.en': organiser['en'] ?? '',
    'venue.zh-Hans': venue['zh-Hans'] ?? '',
    'venue.zh-Hant': venue['zh-Hant'] ?? '',
    'venue.en': venue['en'] ?? '',
    start: dates.start,
    end: dates.end,
    milestones: profile.milestones.map(({ date, title: named }) => ({ date, title: inEach(named) })),
    halls: profile.halls.map(({ hall, name, heightLimit }) => ({ hall, name: inEach(name), heightLimit })),
    languages: offered.filter((language) => languages.includes(language)),
    'contact.phone': contact.phone,
    'contact.email': contact.email,
    'contact.hours.zh-Hans': contact.hours['zh-Hans'] ?? '',
    'contact.hours.zh-Hant': contact.hours['zh-Hant'] ?? '',
    'contact.hours.en': contact.hours['en'] ?? '',
    contacts: profile.contacts.map(({ duty, name, phone }) => ({
      duty: inEach(duty),
      name: inEach(name),
      phone,
    })),
    groups: Object.entries(profile.groups).map(([group, name]) => ({ group, name: inEach(name) })),
    logo: profile.logo,
  };
}

/** What is written where these are the settings; what else `kept` says of the exhibition stays. */
export function columnsOf(settings: ExhibitionProfileSettings, kept: SetColumns): SetColumns {
  const { start, end, milestones, halls, languages, contacts, groups, logo } = settings;
  const texts = (name: 'title' | 'organiser' | 'venue' | 'contact.hours') => ({
    'zh-Hans': settings[`${name}.zh-Hans`],
    'zh-Hant': settings[`${name}.zh-Hant`],
    en: settings[`${name}.en`],
  });
  return {
    title: texts('title'),
    languages: offered.filter((language) => languages.includes(language)),
    profile: {
      ...kept.profile,
      organiser: texts('organiser'),
      venue: texts('venue'),
      dates: { start, end },
      milestones,
      halls,
      contact: {
        phone: settings['contact.phone'],
        email: settings['contact.email'],
        hours: texts('contact.hours'),
      },
      contacts,
      groups: Object.fromEntries(groups.map(({ group, name }) => [group, name])),
      logo,
    },
  };
}

function inEach(text: Readonly<Record<string, string>>) {
  return { 'zh-Hans': text['zh-Hans'] ?? '', 'zh-Hant': text['zh-Hant'] ?? '', en: text['en'] ?? '' };
}

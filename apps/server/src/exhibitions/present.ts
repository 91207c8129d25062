import type { PortalConfig } from '@zhantai/contract';
import type { Exhibition } from './exhibition.ts';
import { addressQuery } from './address-query.ts';
import { localText } from './local-text.ts';
import { settingOf } from './settings/setting-of.ts';
import { takesMedia } from './takes-media.ts';
import { formatTime } from './time/format-time.ts';

/** What a page needs of an exhibition before anybody signs in, its texts in `language` (wire.md §1). */
export function presentPortalConfig(
  exhibition: Exhibition,
  language: string,
  demo: boolean,
  now: Date,
): PortalConfig {
  const { profile, settings, zone } = exhibition;
  return {
    tenantId: exhibition.tenantId,
    exhibitionId: exhibition.exhibitionId,
    addressQuery: addressQuery(exhibition),
    client: exhibition.client,
    state: exhibition.open ? 'open' : 'closed',
    title: localText(exhibition.title, language),
    organiser: localText(profile.organiser, language),
    venue: localText(profile.venue, language),
    languages: [...exhibition.languages],
    logo: profile.logo,
    zone,
    halls: profile.halls.map(({ hall, name }) => ({ hall, name: localText(name, language) })),
    dates: profile.dates,
    milestones: profile.milestones.map(({ date, title }) => ({ date, title: localText(title, language) })),
    contact: { ...profile.contact, hours: localText(profile.contact.hours, language) },
    contacts: profile.contacts.map(({ duty, name, phone }) => ({
      duty: localText(duty, language),
      name: localText(name, language),
      phone,
    })),
    mediaHost: settingOf(settings, 'mediaHost'),
    ciecLoginUrl: settingOf(settings, 'ciecLoginUrl'),
    linkHosts: [...settingOf(settings, 'linkHosts')],
    dictionaryHosts: [...settingOf(settings, 'dictionaryHosts')],
    takesMedia: takesMedia(exhibition, now),
    serverTime: formatTime(now, zone),
    demo,
  };
}

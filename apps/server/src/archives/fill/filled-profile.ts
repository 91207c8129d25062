import { Value } from 'typebox/value';
import type { ExhibitionProfile } from '../../database/tables/schema.ts';
import { ProfileSchema } from '../../exhibitions/index.ts';
import type { ArchiveLine } from '../../platform/archive-kind.ts';

/** Settings that name addresses, of which each exhibition has its own. */
const ownSettings = new Set(['mediaHost', 'ciecLoginUrl']);

/** What an exhibition shows of itself, and of another one what is empty in it; its own days stay. */
export function filledProfile(own: ExhibitionProfile, line: ArchiveLine): ExhibitionProfile {
  const other: ExhibitionProfile = Value.Parse(ProfileSchema, line['profile']);
  const { contact } = own;
  const isReachable = contact.phone !== '' || contact.email !== '';
  return {
    ...own,
    venue: Object.keys(own.venue).length > 0 ? own.venue : other.venue,
    halls: own.halls.length > 0 ? own.halls : other.halls,
    milestones: own.milestones.length > 0 ? own.milestones : other.milestones,
    contact: isReachable ? contact : other.contact,
    contacts: own.contacts.length > 0 ? own.contacts : other.contacts,
    groups: { ...other.groups, ...own.groups },
    logo: own.logo ?? other.logo,
    ...((own.media ?? other.media) ? { media: own.media ?? other.media ?? null } : {}),
  };
}

/** What is set, and of another exhibition what is not set here. */
export function filledSettings(
  own: Readonly<Record<string, unknown>>,
  line: ArchiveLine,
): Readonly<Record<string, unknown>> {
  const other = Object.entries(line['settings'] ?? {}).filter(([key]) => !ownSettings.has(key));
  return { ...Object.fromEntries(other), ...own };
}

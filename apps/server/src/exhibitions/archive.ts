import { archiveKind, type ArchiveLine } from '../platform/archive-kind.ts';
import { AnyObject, LocalTexts } from '../platform/documents.ts';
import { ProfileSchema } from './profile-schema.ts';
import { settingFault } from './settings/setting-fault.ts';
import { readClock } from './time/zone-clock.ts';

/** What is set is held to the rule of whoever sets it by hand. */
function judged(line: ArchiveLine): ArchiveLine | string {
  const { settings, zone } = line;
  for (const [key, text] of Object.entries(settings ?? {})) {
    const fault = settingFault(key, text);
    if (fault !== null) return `settings: ${fault}`;
  }
  try {
    readClock(new Date(), String(zone));
  } catch {
    return 'zone is no time zone';
  }
  return line;
}

/** What an archive holds of an exhibition itself. Its address and client are given by whoever takes it in. */
export const exhibitionArchive = [
  archiveKind(
    'exhibition',
    'set-up',
    [],
    {
      title: 'kept',
      host: 'left out',
      zone: 'kept',
      languages: 'kept',
      client_id: 'left out',
      client_secret: 'left out',
      profile: 'dated',
      open: 'left out',
      state: 'left out',
      settings: 'kept',
      created_at: 'left out',
    },
    { documents: { title: LocalTexts, profile: ProfileSchema, settings: AnyObject }, clean: judged },
  ),
];

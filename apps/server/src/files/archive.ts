import { archiveKind, type ArchiveLine } from '../platform/archive-kind.ts';
import { keptMimes } from './uploads/file-kind.ts';

/** A file is shown as what it says that it is. */
function judged(line: ArchiveLine): ArchiveLine | string {
  const { mime } = line;
  return typeof mime === 'string' && keptMimes.has(mime) ? line : 'its kind of file is not kept here';
}

/** What an archive holds of files, beside their contents. Of the set-up those that it names. */
export const fileArchive = [
  archiveKind(
    'file',
    'set-up',
    ['file_id'],
    {
      file_id: 'kept',
      owner_key: 'subject',
      form_id: 'kept',
      form_item_id: 'kept',
      name: 'kept',
      mime: 'kept',
      size: 'kept',
      sha256: 'kept',
      created_by: 'account',
      created_at: 'happened',
    },
    { clean: judged },
  ),
];

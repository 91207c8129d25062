import type { Database } from '../database/database.ts';
import type { Deps } from '../platform/feature.ts';
import { createContentCipher, type ContentCipher } from './contents/content-cipher.ts';
import { createStorage } from './storage/create-storage.ts';
import { createFileLinks, type FileLinks } from './file-link.ts';
import type { FileStorage } from './storage/file-storage.ts';

/** What taking and showing files works with. */
export interface FileServices {
  readonly database: Database;
  readonly storage: FileStorage;
  readonly cipher: ContentCipher;
  readonly links: FileLinks;
  readonly now: () => Date;
}

export function fileServices({
  database,
  settings,
  now,
}: Pick<Deps, 'database' | 'now'> & {
  readonly settings: Pick<Deps['settings'], 'files' | 'secrets'>;
}): FileServices {
  return {
    database,
    storage: createStorage(settings.files),
    cipher: createContentCipher(settings.secrets.dataKeys),
    links: createFileLinks(settings.secrets.linkSecret),
    now,
  };
}

import type { FileRecord } from '@zhantai/contract';
import { formatTime, type Exhibition } from '../exhibitions/index.ts';
import { shortName } from './display-name.ts';
import type { FileLinks } from './file-link.ts';
import type { StoredFile } from './store.ts';

/**
 * A file record, its link signed for ten minutes.
 * @param content in base64, null where it is not sent along.
 */
export function presentFile(
  file: StoredFile,
  exhibition: Exhibition,
  links: FileLinks,
  now: Date,
  content: string | null,
): FileRecord {
  const { tenantId, exhibitionId, zone } = exhibition;
  return {
    id: file.fileId,
    fileName: file.name,
    shortFileName: shortName(file.name),
    fileBase64: content,
    updateTime: formatTime(file.createdAt, zone),
    size: file.size,
    mime: file.mime,
    link: links.sign({ tenantId, exhibitionId, fileId: file.fileId }, now),
  };
}

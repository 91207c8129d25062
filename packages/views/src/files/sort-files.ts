import type { Item } from '@zhantai/engine';

/** Why a file is not uploaded. */
export type FileRefusal = 'tooLarge' | 'wrongType' | 'emptyFile' | 'tooMany';

/** Chosen files: those that may be sent, and those that may not. */
export interface SortedFiles {
  readonly accepted: readonly File[];
  readonly refused: readonly { readonly file: File; readonly reason: FileRefusal }[];
}

/** Holds chosen files against the item before anything is sent; `fileCount` is how many the field has already. */
export function sortFiles(files: readonly File[], item: Item, fileCount: number): SortedFiles {
  const accepted: File[] = [];
  const refused: SortedFiles['refused'][number][] = [];
  const room = item.maxSize === null || item.maxSize < 0 ? Infinity : item.maxSize - fileCount;
  for (const file of files) {
    const reason = refusalOf(file, item) ?? (accepted.length >= room ? 'tooMany' : null);
    if (reason === null) accepted.push(file);
    else refused.push({ file, reason });
  }
  return { accepted, refused };
}

function refusalOf(file: File, item: Item): FileRefusal | null {
  if (item.accept.length > 0 && !item.accept.map(spelled).includes(extensionOf(file.name)))
    return 'wrongType';
  if (file.size === 0) return 'emptyFile';
  return item.fileSize !== null && file.size > item.fileSize ? 'tooLarge' : null;
}

/** One type may have two spellings. */
const spellings: Readonly<Record<string, string>> = { jpeg: 'jpg', tiff: 'tif', htm: 'html' };

function extensionOf(name: string): string {
  return spelled(/\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '');
}

function spelled(extension: string): string {
  return spellings[extension] ?? extension;
}

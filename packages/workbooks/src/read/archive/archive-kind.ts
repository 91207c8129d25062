import type { SheetFault } from '../../sheet-fault.ts';

/**
 * What an archive is that holds no workbook of XML parts; null where it may hold one.
 * @param keys of what is in the archive.
 * @param mimeType what it says of itself, empty where it says nothing.
 */
export function archiveKind(keys: ReadonlySet<string>, mimeType: string): SheetFault | null {
  // Programs number the part as they like.
  if ([...keys].some((key) => /(?:^|\/)workbook\d*\.bin$/.test(key))) return 'xlsb';
  if (mimeType.includes('opendocument')) return mimeType.includes('spreadsheet') ? 'ods' : 'document';
  if (keys.has('meta-inf/manifest.xml') && keys.has('content.xml')) return 'ods';
  if (keys.has('index/document.iwa') || keys.has('index.zip') || keys.has('index.apxl')) return 'numbers';
  if (keys.has('word/document.xml') || keys.has('ppt/presentation.xml')) return 'document';
  return null;
}

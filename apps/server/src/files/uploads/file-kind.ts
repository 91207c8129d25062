import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';

/** What a file is by its content (wire.md §5). */
export interface FileKind {
  /** Lower case, without a dot; `jpg` for every JPEG. */
  readonly extension: string;
  readonly mime: string;
  /** Re-encoded and shown inline; everything else is kept as it is and always an attachment. */
  readonly image: boolean;
}

const images: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
};

const attachments: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
  zip: 'application/zip',
  dwg: 'image/vnd.dwg',
  svg: 'image/svg+xml',
  ai: 'application/postscript',
  tif: 'image/tiff',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
};

/** What files that are kept here may say that they are. */
export const keptMimes: ReadonlySet<string> = new Set([
  ...Object.values(images),
  ...Object.values(attachments),
]);

/** Old Office files share one container; only the name tells them apart. */
const compound = new Set(['doc', 'xls', 'ppt']);

/** The kind of the file at `path`, or null if the house keeps no such files. `name` only tells apart what looks alike. */
export async function fileKind(path: string, name: string): Promise<FileKind | null> {
  const named = extensionOf(name);
  const sniffed = (await fileTypeFromFile(path))?.ext;
  const extension = resolve(
    sniffed,
    named,
    sniffed === undefined || sniffed === 'xml' ? await beginning(path) : '',
  );
  if (extension === null) return null;
  const image = images[extension];
  if (image !== undefined) return { extension, mime: image, image: true };
  const mime = attachments[extension];
  return mime === undefined ? null : { extension, mime, image: false };
}

/** `jpg` and `jpeg`, `tif` and `tiff` are one. */
export function sameExtension(extension: string): string {
  const lower = extension.toLowerCase();
  if (lower === 'jpeg') return 'jpg';
  return lower === 'tiff' ? 'tif' : lower;
}

function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? '' : sameExtension(name.slice(dot + 1));
}

function resolve(sniffed: string | undefined, named: string, text: string): string | null {
  if (sniffed === undefined || sniffed === 'xml') return named === 'svg' && looksLikeSvg(text) ? 'svg' : null;
  if (sniffed === 'cfb') return compound.has(named) ? named : null;
  // Illustrator saves PDF or PostScript under its own name.
  if ((sniffed === 'pdf' || sniffed === 'ps' || sniffed === 'eps') && named === 'ai') return 'ai';
  return sameExtension(sniffed);
}

function looksLikeSvg(text: string): boolean {
  return /^\uFEFF?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^]{0,2000}?-->\s*)?(?:<!DOCTYPE svg[^>]*>\s*)?<svg[\s>]/.test(
    text,
  );
}

async function beginning(path: string): Promise<string> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4096), 0, 4096, 0);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await handle.close();
  }
}

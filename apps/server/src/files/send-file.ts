import type { FastifyReply } from 'fastify';
import type { Scope } from '../exhibitions/index.ts';
import type { ByteRange } from './storage/file-storage.ts';
import { openContent } from './contents/open-content.ts';
import { readRange } from './read-range.ts';
import type { FileServices } from './services.ts';
import type { StoredFile } from './store.ts';

/** Pictures were written anew by this server, so a browser may show them; everything else is only ever saved. */
const inline = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif']);

/** Streams a file so that no browser can take it for a page (wire.md §5). */
export async function sendFile(
  reply: FastifyReply,
  services: Pick<FileServices, 'storage' | 'cipher'>,
  scope: Scope,
  file: Pick<StoredFile, 'name' | 'mime' | 'size' | 'sha256' | 'encrypted'>,
): Promise<FastifyReply> {
  const shown = inline.has(file.mime);
  const range = readRange(reply.request.headers, file.size);
  const content = await openContent(services, scope, file, range ?? undefined);
  const name = encodeURIComponent(file.name).replaceAll(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return reply
    .type(file.mime === 'image/svg+xml' ? 'application/octet-stream' : file.mime)
    .code(range === null ? 200 : 206)
    .headers(lengthOf(file.size, range))
    .header('accept-ranges', 'bytes')
    .header(
      'content-disposition',
      `${shown ? 'inline' : 'attachment'}; filename="file"; filename*=UTF-8''${name}`,
    )
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('cache-control', 'private, no-store')
    .send(content);
}

function lengthOf(size: number, range: ByteRange | null): Record<string, string> {
  if (range === null) return { 'content-length': String(size) };
  const { from, to } = range;
  return { 'content-length': String(to - from + 1), 'content-range': `bytes ${from}-${to}/${size}` };
}

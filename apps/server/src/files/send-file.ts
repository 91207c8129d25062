import type { FastifyReply } from 'fastify';
import type { Scope } from '../exhibitions/index.ts';
import { openContent } from './open-content.ts';
import type { FileServices } from './services.ts';
import type { StoredFile } from './store.ts';

/** Pictures were written anew by this server, so a browser may show them; everything else is only ever saved. */
const inline = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif']);

/** Streams a file so that no browser can take it for a page (wire.md §5). */
export async function sendFile(
  reply: FastifyReply,
  services: Pick<FileServices, 'storage' | 'cipher'>,
  scope: Scope,
  file: StoredFile,
): Promise<FastifyReply> {
  const shown = inline.has(file.mime);
  const content = await openContent(services, scope, file);
  const name = encodeURIComponent(file.name).replaceAll(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return reply
    .type(file.mime === 'image/svg+xml' ? 'application/octet-stream' : file.mime)
    .header('content-length', String(file.size))
    .header(
      'content-disposition',
      `${shown ? 'inline' : 'attachment'}; filename="file"; filename*=UTF-8''${name}`,
    )
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('cache-control', 'private, no-store')
    .send(content);
}

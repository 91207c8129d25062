import type { FastifyReply } from 'fastify';

const types: Readonly<Record<string, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
};

/** Makes an answer a file to be saved under a name of any language (RFC 5987). */
export function asAttachment(reply: FastifyReply, name: string): FastifyReply {
  const extension = name.slice(name.lastIndexOf('.') + 1);
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return reply
    .type(types[extension] ?? 'application/octet-stream')
    .header('content-disposition', `attachment; filename="file.${extension}"; filename*=UTF-8''${encoded}`)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('cache-control', 'private, no-store');
}

import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** What is to happen when an upload was read; null where nothing is. */
    uploadRead: ((content: UploadContent) => Promise<void>) | null;
  }
}

/** What an upload said, part for part, the same at every try: the boundary between its parts is not. */
export type UploadContent = readonly (readonly [name: string, value: string, ...file: readonly string[]])[];

/**
 * Tells that a multipart request was read to its end, its file lying on the disk, and that nothing was done with it yet.
 * Throws the first answer where one stands already (wire.md §1, idempotency); whoever read the upload drops its file then.
 */
export async function uploadRead(request: FastifyRequest, content: UploadContent): Promise<void> {
  await request.uploadRead?.(content);
}

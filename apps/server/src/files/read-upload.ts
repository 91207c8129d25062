import type { FastifyRequest } from 'fastify';
import { Refusal } from '../platform/refusal.ts';
import { dropStaged, stageFile, type Staged } from './actions.ts';
import type { FileStorage } from './file-storage.ts';

/** A multipart request with one `file`, read to its end. */
export interface UploadRequest {
  readonly staged: Staged;
  readonly formId: string | null;
  readonly formItemId: string | null;
  readonly exhibitorId: string | null;
}

const known = new Set(['formId', 'formItemId', 'exhibitorId']);

/**
 * Reads `file` and the optional `formId`, `formItemId` and `exhibitorId`, in whatever order they come.
 * @param most bytes of the file; without it the house's limit.
 * @throws Refusal UNSUPPORTED_MEDIA if it is not multipart, BAD_REQUEST without a file, UNKNOWN_FIELD for other fields.
 */
export async function readUpload(
  request: FastifyRequest,
  storage: FileStorage,
  most?: number,
): Promise<UploadRequest> {
  if (!request.isMultipart()) throw new Refusal('UNSUPPORTED_MEDIA');
  const fields = new Map<string, string>();
  const files: Staged[] = [];
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        if (part.fieldname !== 'file')
          throw new Refusal('UNKNOWN_FIELD', { field: part.fieldname.slice(0, 100) });
        files.push(await stageFile(storage, part.file, part.filename, most));
        continue;
      }
      if (!known.has(part.fieldname))
        throw new Refusal('UNKNOWN_FIELD', { field: part.fieldname.slice(0, 100) });
      if (typeof part.value === 'string') fields.set(part.fieldname, part.value);
    }
    const [staged] = files;
    if (staged === undefined || staged.received.size === 0)
      throw new Refusal('BAD_REQUEST', { detail: 'file' });
    return {
      staged,
      formId: fields.get('formId') ?? null,
      formItemId: fields.get('formItemId') ?? null,
      exhibitorId: fields.get('exhibitorId') ?? null,
    };
  } catch (error) {
    await Promise.all(files.map(dropStaged));
    throw error;
  }
}

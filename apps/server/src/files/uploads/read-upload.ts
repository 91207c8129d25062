import { limits } from '@zhantai/contract';
import type { FastifyRequest } from 'fastify';
import type { Staged } from '../actions.ts';
import type { FileStorage } from '../storage/file-storage.ts';
import { readForm } from './read-form.ts';

/** A multipart request with one `file`, read to its end. */
export interface UploadRequest {
  readonly staged: Staged;
  readonly formId: string | null;
  readonly formItemId: string | null;
  readonly exhibitorId: string | null;
}

const known = ['formId', 'formItemId', 'exhibitorId'];

/**
 * Reads `file` and the optional `formId`, `formItemId` and `exhibitorId`, in whatever order they come.
 * @param most bytes of the file; without it the house's limit.
 * @throws Refusal UNSUPPORTED_MEDIA if it is not multipart, BAD_REQUEST without a file, UNKNOWN_FIELD for other fields.
 */
export async function readUpload(
  request: FastifyRequest,
  storage: FileStorage,
  most: number = limits.uploadBytes,
): Promise<UploadRequest> {
  const { staged, fields } = await readForm(request, { storage }, known, most);
  return {
    staged,
    formId: fields.get('formId') ?? null,
    formItemId: fields.get('formItemId') ?? null,
    exhibitorId: fields.get('exhibitorId') ?? null,
  };
}

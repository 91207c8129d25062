import type { FastifyRequest } from 'fastify';
import { dropStaged, stageFile, type FileServices, type Staged } from '../files/index.ts';
import { Refusal } from '../platform/refusal.ts';

/** A multipart request with one `file`, on the disk, and its other fields. */
export interface UploadedForm {
  readonly staged: Staged;
  /** Empty where it was not sent. */
  readonly field: (name: string) => string;
}

/**
 * Reads `file` and named fields in whatever order they come. Whoever reads a form drops its file in the end.
 * @param most bytes of the file.
 * @throws Refusal UNSUPPORTED_MEDIA if it is not multipart, BAD_REQUEST without a file, UNKNOWN_FIELD for other fields,
 * FILE_TOO_LARGE.
 */
export async function readForm(
  request: FastifyRequest,
  { storage }: Pick<FileServices, 'storage'>,
  known: readonly string[],
  most: number,
): Promise<UploadedForm> {
  if (!request.isMultipart()) throw new Refusal('UNSUPPORTED_MEDIA');
  const fields = new Map<string, string>();
  const files: Staged[] = [];
  try {
    for await (const part of request.parts({ limits: { fileSize: most + 1 } })) {
      const name = part.fieldname;
      if (name !== 'file' && !known.includes(name)) {
        throw new Refusal('UNKNOWN_FIELD', { field: name.slice(0, 100) });
      }
      if (part.type === 'file') {
        if (name !== 'file') throw new Refusal('UNKNOWN_FIELD', { field: name });
        files.push(await stageFile(storage, part.file, part.filename, most));
      } else if (typeof part.value === 'string') fields.set(name, part.value);
    }
    const [staged] = files;
    if (staged === undefined || staged.received.size === 0) {
      throw new Refusal('BAD_REQUEST', { detail: 'file' });
    }
    return { staged, field: (name) => fields.get(name) ?? '' };
  } catch (error) {
    await Promise.all(files.map(dropStaged));
    throw error;
  }
}

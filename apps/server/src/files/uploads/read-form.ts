import { cutText } from '@zhantai/engine';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../platform/refusal.ts';
import { uploadRead } from '../../platform/upload-read.ts';
import { dropStaged, stageFile, type Staged } from '../actions.ts';
import type { FileStorage } from '../storage/file-storage.ts';

/** A multipart request with one `file`, on the disk, and its other fields. */
export interface UploadedForm {
  readonly staged: Staged;
  readonly fields: ReadonlyMap<string, string>;
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
  { storage }: { readonly storage: FileStorage },
  known: readonly string[],
  most: number,
): Promise<UploadedForm> {
  if (!request.isMultipart()) throw new Refusal('UNSUPPORTED_MEDIA');
  const fields = new Map<string, string>();
  const content: [string, string, ...string[]][] = [];
  const files: Staged[] = [];
  try {
    for await (const part of request.parts({ limits: { fileSize: most + 1 } })) {
      const name = part.fieldname;
      if (name !== 'file' && !known.includes(name)) {
        throw new Refusal('UNKNOWN_FIELD', { field: cutText(name, 100) });
      }
      if (part.type === 'file') {
        if (name !== 'file') throw new Refusal('UNKNOWN_FIELD', { field: name });
        const staged = await stageFile(storage, part.file, part.filename, most);
        files.push(staged);
        content.push([name, staged.name, staged.received.sha256]);
      } else if (typeof part.value === 'string') {
        fields.set(name, part.value);
        content.push([name, part.value]);
      }
    }
    const [staged] = files;
    if (staged === undefined || staged.received.size === 0) {
      throw new Refusal('BAD_REQUEST', { detail: 'file' });
    }
    await uploadRead(request, content);
    return { staged, fields, field: (name) => fields.get(name) ?? '' };
  } catch (error) {
    // What still comes is thrown away: most clients look for their answer only when everything is sent.
    request.raw.unpipe();
    request.raw.resume();
    await Promise.all(files.map(dropStaged));
    throw error;
  }
}

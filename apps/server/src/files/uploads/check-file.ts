import { sameExtension } from './file-kind.ts';
import type { StoredFile } from '../store.ts';
import type { UploadLimits } from './upload-limits.ts';

/** Why an item does not take a file, or null if it does. The kind is what was found in the content, not the name sent. */
export function checkFile(
  file: Pick<StoredFile, 'name' | 'size'>,
  limits: UploadLimits,
): 'fileSize' | 'fileType' | null {
  const extension = sameExtension(file.name.slice(file.name.lastIndexOf('.') + 1));
  if (!takesExtension(limits.accept, extension)) return 'fileType';
  return limits.maxBytes !== null && file.size > limits.maxBytes ? 'fileSize' : null;
}

/** Whether an item with this `accept` list takes files of this extension. */
export function takesExtension(accept: readonly string[], extension: string): boolean {
  return accept.length === 0 || accept.some((one) => sameExtension(one) === extension);
}

import { resolve } from 'node:path';
import { uploads } from './pools.ts';

/**
 * Writes the picture anew at the same pixels, without EXIF and whatever else its file held (wire.md §5).
 * @throws what the disk says where it takes nothing, and Refusal OVERLOADED.
 * @returns false if it cannot be read as a picture or has more than 60 million pixels.
 */
export async function cleanImage(from: string, to: string, extension: string): Promise<boolean> {
  const task = { kind: 'rewrite', from: resolve(from), to: resolve(to), extension } as const;
  const answer = await uploads.run(task);
  return answer.kind === 'rewritten' && answer.isPicture;
}

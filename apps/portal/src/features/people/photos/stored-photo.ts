import { callFailed } from '@zhantai/contract/client';
import type { FormServices } from '@zhantai/views';

/** A photo that was uploaded before. Throws `ApiError` where it does not come, another error where it is gone. */
export async function storedPhoto(services: Pick<FormServices, 'fileInfo'>, id: string): Promise<Blob> {
  const [file] = await services.fileInfo([id]);
  if (file === undefined) throw new Error('The photo is gone');
  const answer = await fetch(file.link).catch(() => {
    throw callFailed('NETWORK');
  });
  if (!answer.ok) throw new Error('The photo is gone');
  return await answer.blob();
}

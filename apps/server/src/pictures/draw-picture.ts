import type { PictureTask } from './picture-task.ts';
import { drawings } from './pools.ts';

/** Something that the server draws itself. */
type Drawing = Extract<PictureTask, { readonly kind: 'captcha' | 'svg' }>;

/** A drawing as PNG. @throws Refusal OVERLOADED. */
export async function drawPicture(drawing: Drawing): Promise<Buffer> {
  const answer = await drawings.run(drawing);
  if (answer.kind !== 'drawn') throw new Error(`A drawing was answered with ${answer.kind}.`);
  return Buffer.from(answer.png);
}

import sharp from 'sharp';
import type { PictureAnswer, PictureTask } from '../picture-task.ts';
import { drawCaptcha } from './draw-captcha.ts';
import { rewriteImage } from './rewrite-image.ts';

// One picture is one thread's work, and none is met twice.
sharp.concurrency(1);
sharp.cache(false);

/** Does what the server asked for. */
export async function performTask(task: PictureTask): Promise<PictureAnswer> {
  if (task.kind === 'captcha') return { kind: 'drawn', png: await drawCaptcha(task.text) };
  if (task.kind === 'svg') return { kind: 'drawn', png: await sharp(Buffer.from(task.svg)).png().toBuffer() };
  try {
    return { kind: 'rewritten', isPicture: await rewriteImage(task.from, task.to, task.extension) };
  } catch (error) {
    if (!isOfSystem(error)) throw error;
    return { kind: 'disk', message: error.message, code: error.code, syscall: String(error.syscall) };
  }
}

function isOfSystem(error: unknown): error is Error & { readonly code: string; readonly syscall: unknown } {
  return error instanceof Error && 'syscall' in error && 'code' in error && typeof error.code === 'string';
}

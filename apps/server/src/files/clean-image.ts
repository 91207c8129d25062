import sharp, { type Sharp } from 'sharp';
import { pipeToFile } from './pipe-to-file.ts';

const maxPixels = 60_000_000;

// Its own threads would starve the requests beside it.
sharp.concurrency(1);
sharp.cache(false);

/** Pictures at once: one of 60 million pixels takes 240 MB. */
const most = 2;
let busy = 0;
const waiting: (() => void)[] = [];

/**
 * Writes the picture anew at the same pixels, without EXIF and whatever else its file held (wire.md §5).
 * @throws what the disk says where it takes nothing.
 * @returns false if it cannot be read as a picture or has more than 60 million pixels.
 */
export async function cleanImage(from: string, to: string, extension: string): Promise<boolean> {
  if (busy < most) busy += 1;
  else await new Promise<void>((turn) => waiting.push(turn));
  try {
    const animated = extension === 'gif' || extension === 'webp';
    const picture = sharp(from, { limitInputPixels: maxPixels, animated, failOn: 'error' })
      // A camera's rotation lives in the EXIF that goes away; the pixels are turned instead.
      .autoOrient()
      .toColourspace('srgb');
    await pipeToFile([encode(picture, extension)], to);
    return true;
  } catch (error) {
    if (isOfDisk(error)) throw error;
    return false;
  } finally {
    // Whose turn comes takes the place over.
    const next = waiting.shift();
    if (next === undefined) busy -= 1;
    else next();
  }
}

/** What reads pictures fails without a system call; what writes files does not. */
function isOfDisk(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error;
}

function encode(picture: Sharp, extension: string): Sharp {
  if (extension === 'jpg') return picture.jpeg({ quality: 92, chromaSubsampling: '4:4:4' });
  if (extension === 'png') return picture.png({ compressionLevel: 6 });
  if (extension === 'webp') return picture.webp({ quality: 92 });
  return picture.gif();
}

import { rm } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { pipeToFile } from '../../platform/pipe-to-file.ts';

const maxPixels = 60_000_000;

/**
 * Writes a picture anew at the same pixels, without EXIF and whatever else its file held (wire.md §5).
 * @throws what the disk says where it takes nothing.
 * @returns false if it cannot be read as a picture or has more than 60 million pixels.
 */
export async function rewriteImage(from: string, to: string, extension: string): Promise<boolean> {
  // What a process left that was killed while it wrote.
  await rm(to, { force: true });
  try {
    const animated = extension === 'gif' || extension === 'webp';
    const picture = sharp(from, { limitInputPixels: maxPixels, animated, failOn: 'error' })
      // A camera's rotation lives in the EXIF that goes away; the pixels are turned instead.
      .autoOrient()
      .toColourspace('srgb');
    await pipeToFile([encode(picture, extension)], to);
    return true;
  } catch (error) {
    // What reads pictures fails without a system call; what writes files does not.
    if (error instanceof Error && 'syscall' in error) throw error;
    return false;
  }
}

function encode(picture: Sharp, extension: string): Sharp {
  if (extension === 'jpg') return picture.jpeg({ quality: 92, chromaSubsampling: '4:4:4' });
  if (extension === 'png') return picture.png({ compressionLevel: 6 });
  if (extension === 'webp') return picture.webp({ quality: 92 });
  return picture.gif();
}

import sharp, { type Sharp } from 'sharp';

const maxPixels = 60_000_000;

// One picture at a time for each core: sharp's own threads would starve the requests beside it.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Writes the picture anew at the same pixels, without EXIF and whatever else its file held (wire.md §5).
 * @returns false if it cannot be read as a picture or has more than 60 million pixels.
 */
export async function cleanImage(from: string, to: string, extension: string): Promise<boolean> {
  try {
    const animated = extension === 'gif' || extension === 'webp';
    const picture = sharp(from, { limitInputPixels: maxPixels, animated, failOn: 'error' })
      // A camera's rotation lives in the EXIF that goes away; the pixels are turned instead.
      .autoOrient()
      .toColourspace('srgb');
    await encode(picture, extension).toFile(to);
    return true;
  } catch {
    return false;
  }
}

function encode(picture: Sharp, extension: string): Sharp {
  if (extension === 'jpg') return picture.jpeg({ quality: 92, chromaSubsampling: '4:4:4' });
  if (extension === 'png') return picture.png({ compressionLevel: 6 });
  if (extension === 'webp') return picture.webp({ quality: 92 });
  return picture.gif();
}

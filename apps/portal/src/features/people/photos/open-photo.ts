/** A photo larger than this, in pixels of one side, is taken in smaller: phones have little memory. */
const MAX_SIDE_PX = 4096;

/** Opens a picture the right way up, as its camera noted. Throws where the browser cannot read it. */
export async function openPhoto(content: Blob): Promise<ImageBitmap> {
  const whole = await createImageBitmap(content, { imageOrientation: 'from-image' });
  const larger = Math.max(whole.width, whole.height);
  if (larger <= MAX_SIDE_PX) return whole;
  const share = MAX_SIDE_PX / larger;
  const small = await createImageBitmap(whole, {
    resizeWidth: Math.max(1, Math.round(whole.width * share)),
    resizeHeight: Math.max(1, Math.round(whole.height * share)),
    resizeQuality: 'high',
  });
  whole.close();
  return small;
}

/** The photo turned a quarter to the right. */
export async function turnedPhoto(photo: ImageBitmap): Promise<ImageBitmap> {
  const canvas = document.createElement('canvas');
  canvas.width = photo.height;
  canvas.height = photo.width;
  const context = canvas.getContext('2d');
  if (context === null) return photo;
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate(Math.PI / 2);
  context.drawImage(photo, -photo.width / 2, -photo.height / 2);
  return await createImageBitmap(canvas);
}

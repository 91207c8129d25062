/** A PNG of an element, at twice its size; what is marked `data-picture="hide"` is left out. */
export async function drawPicture(element: HTMLElement): Promise<Blob> {
  const { snapdom } = await import('@zumer/snapdom');
  const canvas = await snapdom.toCanvas(element, {
    scale: 2,
    dpr: 1,
    exclude: ['[data-picture="hide"]'],
    excludeMode: 'remove',
  });
  return new Promise((resolve, reject) => {
    canvas.toBlob((picture) => {
      if (picture === null) reject(new Error('the canvas gave no picture'));
      else resolve(picture);
    }, 'image/png');
  });
}

/** The states a field is shown in. */
export const galleryStates = [
  'empty',
  'filled',
  'disabled',
  'readonly',
  'required',
  'error',
  'unreadable',
  'long',
] as const;

export type GalleryState = (typeof galleryStates)[number];

/** Whether a text from the address bar names a state. */
export const isGalleryState = (text: string): text is GalleryState =>
  galleryStates.some((state) => state === text);

import type { Definition, Item } from '@zhantai/engine';

/** What a form asks a person's photo with: the upload that is marked as one, else the one called so. */
export function photoItem({ items }: Definition): Item | undefined {
  const uploads = items.filter(({ type }) => type === 'upload');
  return (
    uploads.find(({ sensitive }) => sensitive === 'photo') ?? uploads.find(({ prop }) => prop === 'photo')
  );
}

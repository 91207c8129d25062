import { traitsOf, type Definition, type Item } from '@zhantai/engine';

/** What a form asks a person's photo with: the upload that is marked as one, else the one called so. */
export function photoItem({ items }: Definition): Item | undefined {
  const uploads = items.filter((item) => traitsOf(item).files === 'several');
  return (
    uploads.find(({ sensitive }) => sensitive === 'photo') ?? uploads.find(({ prop }) => prop === 'photo')
  );
}

import type { GalleryWords } from '@zhantai/messages/gallery';
import { fieldTypes, type GalleryChoice } from '../gallery-choice.ts';
import { galleryStates, type GalleryState } from '../gallery-state.ts';
import type { StoredSamples } from '../stored-samples.ts';
import { basis } from './basis.ts';
import { choiceVariants } from './choice-variants.ts';
import type { Specimen } from './specimen.ts';
import { tableVariants } from './table-variants.ts';
import { textVariants } from './text-variants.ts';

/** A specimen with the states of it that are shown. */
export interface ShownSpecimen {
  readonly specimen: Specimen;
  readonly states: readonly GalleryState[];
}

/** The specimens of a choice, type by type, the engine's own first. */
export function specimensOf(
  choice: GalleryChoice,
  words: GalleryWords,
  stored: StoredSamples,
): readonly ShownSpecimen[] {
  const further = [...textVariants(words), ...choiceVariants(words, stored), ...tableVariants(words, stored)];
  return fieldTypes
    .filter((type) => choice.type === null || choice.type === type)
    .flatMap((type) => [basis(type, words, stored), ...further.filter((one) => one.type === type)])
    .filter(({ variant }) => choice.variant === null || choice.variant === variant)
    .map((specimen) => ({
      specimen,
      states: galleryStates.filter(
        (state) => state in specimen.values && (choice.state === null || choice.state === state),
      ),
    }))
    .filter(({ states }) => states.length > 0);
}

import type { Answers } from '@zhantai/engine';
import type { GalleryWords } from '@zhantai/messages/gallery';
import type { GalleryState } from '../gallery-state.ts';
import type { Specimen, SpecimenItem } from './specimen.ts';

/** What a specimen starts with in a state. */
export interface SpecimenStart {
  readonly item: SpecimenItem;
  readonly answers: Answers;
  /** Its problems are shown at once. */
  readonly validated: boolean;
}

/** Puts a specimen into a state. */
export function specimenStart(specimen: Specimen, state: GalleryState, words: GalleryWords): SpecimenStart {
  const value = specimen.values[state];
  return {
    item: itemIn(specimen.item, state, words),
    answers: value === undefined ? {} : { [propOf(specimen.item)]: value },
    validated: state === 'required' || state === 'error',
  };
}

/** The key of the item in answers. */
function propOf({ formItemId, formItemOriginalData }: SpecimenItem): string {
  const { prop } = formItemOriginalData;
  return typeof prop === 'string' ? prop : formItemId;
}

function itemIn(item: SpecimenItem, state: GalleryState, words: GalleryWords): SpecimenItem {
  const original = item.formItemOriginalData;
  switch (state) {
    case 'disabled':
      return { ...item, formItemOriginalData: { ...original, disabled: true } };
    case 'readonly':
      return { ...item, formItemOriginalData: { ...original, readonly: true } };
    case 'required':
      return { ...item, formItemRequired: true };
    case 'long':
      return {
        ...item,
        formItemLabel: words.longLabel,
        formItemOriginalData: { ...original, help: words.longHelp, maxLength: 2000 },
      };
    default:
      return item;
  }
}

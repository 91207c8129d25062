import type { FieldType, JsonObject } from '@zhantai/engine';
import type { GalleryWords } from '@zhantai/messages/gallery';
import type { GalleryState } from '../gallery-state.ts';

/** An item as it travels, its original data spread out so that people can read and change it. */
export interface SpecimenItem {
  readonly [key: string]: unknown;
  readonly formItemId: string;
  readonly formItemType: string;
  readonly formItemLabel: string;
  readonly formItemOriginalData: JsonObject;
}

/** One way to set up a field type, with wire values for the states it is shown in. */
export interface Specimen {
  readonly type: FieldType;
  readonly variant: keyof GalleryWords['variants'];
  readonly item: SpecimenItem;
  /** Only the states it has a value for, and those that need none. */
  readonly values: { readonly [State in GalleryState]?: unknown };
}

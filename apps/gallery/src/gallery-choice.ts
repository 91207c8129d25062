import type { FieldType } from '@zhantai/engine';
import { authoringRegistry } from '@zhantai/engine/authoring';
import type { Device } from '@zhantai/ui';
import { isGalleryState, type GalleryState } from './gallery-state.ts';

/** What of the gallery is shown; null is all field types, `kit` the parts that no field shows. */
export interface GalleryChoice {
  readonly type: FieldType | 'kit' | null;
  readonly variant: string | null;
  readonly state: GalleryState | null;
  readonly face: Device;
}

const isFieldType = (text: string): text is FieldType => Object.hasOwn(authoringRegistry, text);

/** Every field type, in the order of the engine. */
export const fieldTypes: readonly FieldType[] = Object.keys(authoringRegistry).filter(isFieldType);

/** Reads the choice from the address; without one it is the first type in the face of this device. */
export function parseChoice(query: URLSearchParams, device: Device): GalleryChoice {
  const type = query.get('type') ?? '';
  const state = query.get('state') ?? '';
  const face = query.get('face');
  return {
    type: type === 'all' ? null : type === 'kit' || isFieldType(type) ? type : 'input',
    variant: query.get('variant'),
    state: isGalleryState(state) ? state : null,
    face: face === 'desktop' || face === 'mobile' ? face : device,
  };
}

/** The address of a choice. */
export function choiceAddress({ type, variant, state, face }: GalleryChoice): string {
  const query = new URLSearchParams({ type: type ?? 'all', face });
  if (variant !== null) query.set('variant', variant);
  if (state !== null) query.set('state', state);
  return `/?${query.toString()}`;
}

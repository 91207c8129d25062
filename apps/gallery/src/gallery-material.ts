import type { Language } from '@zhantai/engine';
import { loadGalleryWords, type GalleryWords } from '@zhantai/messages/gallery';
import { loadDefinitionProblems, type DefinitionRenderer } from '@zhantai/messages/problems/load-definition';
import type { Device } from '@zhantai/ui';
import { loadFormWords, type DeviceFaces, type FormServices, type FormWords } from '@zhantai/views';
import { loadFaces } from '@zhantai/shell/form-services/use-faces.ts';
import { noStoredSamples, storeSamples, type StoredSamples } from './stored-samples.ts';

/** Everything the gallery shows its specimens with. */
export interface GalleryMaterial {
  readonly words: GalleryWords;
  readonly form: FormWords;
  readonly definitionProblem: DefinitionRenderer;
  readonly faces: DeviceFaces;
  readonly stored: StoredSamples;
}

export interface GalleryMaterialOptions {
  readonly language: Language;
  readonly face: Device;
  readonly services: FormServices;
  /** Whether a shown specimen refers to stored files. */
  readonly files: boolean;
}

/** Loads it in one language for one face; stores the files of the samples where they are shown. */
export async function loadGalleryMaterial(options: GalleryMaterialOptions): Promise<GalleryMaterial> {
  const { language, face, services, files } = options;
  const [words, form, definitionProblem, faces, stored] = await Promise.all([
    loadGalleryWords(language),
    loadFormWords(language),
    loadDefinitionProblems(language),
    loadFaces(face),
    files ? storeSamples(services) : noStoredSamples,
  ]);
  return { words, form, definitionProblem, faces, stored };
}

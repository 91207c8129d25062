import type { PortalConfig } from '@zhantai/contract';
import type { Language } from '@zhantai/engine';
import type { FirstWords } from '@zhantai/messages/portal';
import { createContext, use } from 'react';
import type { Services } from './create-services.ts';

/** What every component of the gallery may use. */
export interface Gallery extends Services {
  readonly config: PortalConfig;
  readonly language: Language;
  readonly words: FirstWords;
  readonly setLanguage: (language: Language) => void;
}

/** Given by `App`. */
export const GalleryContext = createContext<Gallery | null>(null);

/** The gallery around this component; only below `App`. */
export function useGallery(): Gallery {
  const gallery = use(GalleryContext);
  if (gallery === null) throw new Error('useGallery stands outside App');
  return gallery;
}

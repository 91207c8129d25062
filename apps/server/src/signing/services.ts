import { fileServices, type FileServices } from '../files/index.ts';
import type { Deps } from '../platform/feature.ts';

/** What signing on a phone works with. */
export interface SigningServices extends FileServices {
  /** Where the portal is. */
  readonly publicUrl: string;
}

export function signingServices(deps: Deps): SigningServices {
  return { ...fileServices(deps), publicUrl: deps.settings.publicUrl };
}

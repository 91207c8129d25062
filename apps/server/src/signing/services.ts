import { openServices, type OpenServices } from '../open/index.ts';
import type { Deps } from '../platform/feature.ts';
import { fileServices, type FileServices } from '../files/index.ts';

/** What signing on a phone works with. */
export interface SigningServices extends FileServices {
  /** Where the portal is. */
  readonly publicUrl: string;
  /** Of forms without an account. */
  readonly open: OpenServices;
}

export function signingServices(deps: Deps): SigningServices {
  return { ...fileServices(deps), publicUrl: deps.settings.publicUrl, open: openServices(deps) };
}

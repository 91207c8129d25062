import type { PortalConfig } from '@zhantai/contract';
import type { Language } from '@zhantai/engine';
import type { PortalWords } from '@zhantai/messages/portal';
import { createContext, use } from 'react';
import type { Services } from './create-services.ts';

/** What every component of the portal may use. */
export interface Portal extends Services {
  readonly config: PortalConfig;
  readonly language: Language;
  readonly words: PortalWords;
}

/** Given by `PortalRoot`. */
export const PortalContext = createContext<Portal | null>(null);

/** The portal around this component; only below `PortalRoot`. */
export function usePortal(): Portal {
  const portal = use(PortalContext);
  if (portal === null) throw new Error('usePortal stands outside PortalRoot');
  return portal;
}

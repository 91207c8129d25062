import type { PortalConfig } from '@zhantai/contract';
import { useEffect, useSyncExternalStore } from 'react';
import { useServices } from '../shell/session/services-context.ts';

/** Where an address stands to the exhibition of this page. */
export type NamedExhibition = 'here' | 'unseen' | 'another';

/** An address of another exhibition opens the page anew: it holds nothing of two. */
export function useNamedExhibition(config: PortalConfig | null): NamedExhibition {
  const { location, namedExhibition, unseenExhibition } = useServices();
  const named = useSyncExternalStore(location.subscribe, namedExhibition);
  const isHere = config === null || named === null || named === config.exhibitionId;
  const where = isHere ? 'here' : named === unseenExhibition() ? 'unseen' : 'another';
  useEffect(() => {
    if (where === 'another') window.location.reload();
  }, [where]);
  return where;
}

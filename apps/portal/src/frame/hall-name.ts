import type { PortalConfig } from '@zhantai/contract';
import type { PortalWords } from '@zhantai/messages/portal';

/** What the exhibition calls a hall; `5 号馆` where it gives no name. */
export function hallName(hall: string, config: PortalConfig, words: PortalWords): string {
  return config.halls.find((entry) => entry.hall === hall)?.name ?? words.frame.hall(hall);
}

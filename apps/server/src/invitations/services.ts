import type { MessageQueue } from '../auth/index.ts';
import { createBadges, type Badges } from '../badges/index.ts';
import { openServices, type OpenServices } from '../open/index.ts';
import type { Deps } from '../platform/feature.ts';

/** What inviting works with. */
export interface InvitationServices extends OpenServices {
  readonly messages: MessageQueue;
  readonly badges: Badges;
  /** Where the portal is. */
  readonly publicUrl: string;
}

export function invitationServices(deps: Deps, messages: MessageQueue): InvitationServices {
  const { publicUrl } = deps.settings;
  return { ...openServices(deps), badges: createBadges(deps), publicUrl, messages };
}

import { formTypeCodes, limits } from '@zhantai/contract';
import type { Exhibition } from '../exhibitions/index.ts';
import { linkFor, type ShortLink } from '../tickets/index.ts';
import { findInvitedForm, invitationKind } from './invitation-kind.ts';
import type { InvitationServices } from './services.ts';

/** The link of an exhibitor that its SMS lead to; null where visitors have no form. */
export async function visitorLink(
  { database, now }: Pick<InvitationServices, 'database' | 'now'>,
  exhibition: Exhibition,
  exhibitorId: string,
): Promise<ShortLink | null> {
  const siecType = formTypeCodes.exhibitor_invitationAudience;
  const { purpose, path } = invitationKind(siecType);
  const form = await findInvitedForm(database, exhibition, { purpose });
  if (form === null) return null;
  const wish = {
    of: { exhibitorId },
    purpose,
    path,
    formId: form.formId,
    kind: siecType,
    mostTickets: null,
    ticketUses: limits.ticketUses,
    ticketSeconds: limits.ticketLifeSeconds,
  };
  return linkFor(database, exhibition, wish, now());
}

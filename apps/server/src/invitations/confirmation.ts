import { limits, type Confirmation } from '@zhantai/contract';
import { createBadges } from '../badges/index.ts';
import { findExhibitor } from '../booths/index.ts';
import { formatTime, formatTimeOrNull, type Exhibition } from '../exhibitions/index.ts';
import type { FindConfirmation } from '../open/index.ts';
import type { Deps } from '../platform/feature.ts';
import { maskName } from '../platform/mask-name.ts';
import { linkAddress, linkFor } from '../tickets/index.ts';
import type { InvitationServices } from './services.ts';
import { findVisitorOf, type RegisteredVisitor } from './store.ts';

/** How open forms learn of the confirmations of visitors. */
export function confirmationsOf(deps: Deps): FindConfirmation {
  const { publicUrl } = deps.settings;
  const services = { ...deps, publicUrl, badges: createBadges(deps) };
  return async (database, exhibition, { subjectId }) => {
    const visitor = await findVisitorOf(database, exhibition, subjectId);
    return visitor === null ? null : confirmationOf(services, exhibition, visitor);
  };
}

/** What a visitor shows at the gate, with the personal link that shows it again. */
export async function confirmationOf(
  { database, badges, publicUrl, now }: Pick<InvitationServices, 'database' | 'badges' | 'publicUrl' | 'now'>,
  exhibition: Exhibition,
  visitor: RegisteredVisitor,
): Promise<Confirmation> {
  const { exhibitorId, visitorId, subjectId, formId } = visitor;
  const inviting = exhibitorId === null ? null : await findExhibitor(database, exhibition, exhibitorId);
  const wish = {
    of: { subjectId },
    purpose: 'visitor',
    path: '/invitation2',
    formId,
    kind: '',
    mostTickets: limits.ticketsOfPerson,
    // It shows; whoever finds the link changes nothing.
    ticketUses: 0,
    ticketSeconds: limits.ticketLifeSeconds,
  } as const;
  const link = await linkFor(database, exhibition, wish, now());
  const { start: from, end: to } = exhibition.profile.dates;
  const { code, qr } = await badges.make(exhibition, {
    kind: 'visitor',
    id: visitorId,
    name: visitor.name,
    from,
    to,
  });
  return {
    code,
    qr,
    link: linkAddress(publicUrl, exhibition, link.code),
    name: maskName(visitor.name),
    company: visitor.company,
    exhibitor: inviting?.name ?? null,
    registeredAt: formatTime(visitor.registeredAt, exhibition.zone),
    cameAt: formatTimeOrNull(visitor.cameAt, exhibition.zone),
  };
}

import { formTypeCodes, type InvitedVisitorPage, type SharedField } from '@zhantai/contract';
import { callRecords } from '@zhantai/contract/records';
import { exhibitionOf, originOf, requireExhibitorOf, userOf, type MessageQueue } from '../auth/index.ts';
import { formatTime, formatTimeOrNull, type Exhibition } from '../exhibitions/index.ts';
import { findActor } from '../forms/index.ts';
import type { App, Deps } from '../platform/feature.ts';
import { languageOf } from '../platform/language-of.ts';
import { maskMobile } from '../platform/mask-mobile.ts';
import { maskName } from '../platform/mask-name.ts';
import { ok } from '../platform/ok.ts';
import { pageWindow, presentPage, readSort } from '../platform/paging.ts';
import { routeOf } from '../platform/route-of.ts';
import { requireTicket } from '../tickets/index.ts';
import { invitationMessageRoutes } from './messages/routes.ts';
import { readInvitation } from './read-invitation.ts';
import { readInvite } from './read-invite.ts';
import { registerVisitor } from './register-visitor.ts';
import { removeVisitors } from './remove-visitors.ts';
import { invitationServices } from './services.ts';
import { findInvited, visitorKeys, type RegisteredVisitor } from './store.ts';

/** Invitations of exhibitors and the visitors who come through them (wire.md §4). */
export function invitationRoutes(app: App, deps: Deps, messages: MessageQueue): void {
  const services = invitationServices(deps, messages);
  invitationMessageRoutes(app, services);
  const { database } = services;

  app.route({
    ...routeOf(callRecords.invite),
    handler: async (request, reply) => {
      const actor = await findActor(database, userOf(request), exhibitionOf(request));
      const { siecType = formTypeCodes.invite } = request.query;
      return ok(reply, await readInvite(services, actor, siecType));
    },
  });

  app.route({
    ...routeOf(callRecords.getInvitedVisitorPage),
    handler: async (request, reply) => {
      const exhibitorId = requireExhibitorOf(userOf(request));
      const exhibition = exhibitionOf(request);
      const { query } = request;
      const page = { sort: readSort(visitorKeys, query), ...pageWindow(query) };
      const company = (query.company ?? '').trim();
      const { total, visitors } = await findInvited(database, exhibition, exhibitorId, company, page);
      const records = visitors.map((visitor) => presentVisitor(visitor, exhibition));
      return ok(reply, presentPage(records, total, query));
    },
  });

  app.route({
    ...routeOf(callRecords.removeVisitors),
    handler: async (request, reply) => {
      const { ids, also = null } = request.body;
      const [exhibition, user, origin] = [exhibitionOf(request), userOf(request), originOf(request)];
      const removing = { database, exhibition, user, origin, at: services.now() };
      return ok(reply, { removed: await removeVisitors(removing, { ids, also }) });
    },
  });

  app.route({
    ...routeOf(callRecords.openInvitation),
    handler: async (request, reply) => {
      const exhibition = exhibitionOf(request);
      const ticket = await requireTicket(services, exhibition, request.headers, ['visitor']);
      const { code } = request.params;
      return ok(
        reply,
        await readInvitation(
          services,
          exhibition,
          { ticket, address: originOf(request).address },
          code,
          languageOf(request),
        ),
      );
    },
  });

  app.route({
    ...routeOf(callRecords.openVisitor),
    handler: async (request, reply) => {
      const exhibition = exhibitionOf(request);
      const answer = await registerVisitor(services, {
        exhibition,
        ticket: await requireTicket(services, exhibition, request.headers, ['visitor']),
        request: request.body,
        headers: request.headers,
        language: languageOf(request),
        origin: originOf(request),
      });
      return ok(reply, answer);
    },
  });
}

function presentVisitor(
  visitor: RegisteredVisitor,
  { zone }: Exhibition,
): InvitedVisitorPage['records'][number] {
  // As far as they agreed when they registered.
  const shown = (field: SharedField): boolean => visitor.shared.includes(field);
  return {
    id: visitor.visitorId,
    name: shown('name') ? visitor.name : maskName(visitor.name),
    mobile: shown('mobile') ? visitor.mobile : maskMobile(visitor.mobile),
    company: shown('company') ? visitor.company : maskName(visitor.company),
    position: shown('company') ? visitor.position : '',
    proven: visitor.proven,
    registeredAt: formatTime(visitor.registeredAt, zone),
    cameAt: formatTimeOrNull(visitor.cameAt, zone),
  };
}

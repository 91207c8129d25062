import { callRecords } from '@zhantai/contract/records';
import type { FastifyRequest } from 'fastify';
import { exhibitionOf, originOf, setFirstPassword, staffOf, type MessageQueue } from '../auth/index.ts';
import { formatTime } from '../exhibitions/index.ts';
import type { App, Deps } from '../platform/feature.ts';
import { languageOf } from '../platform/language-of.ts';
import { maskMobile } from '../platform/mask-mobile.ts';
import { maskName } from '../platform/mask-name.ts';
import { ok } from '../platform/ok.ts';
import { Refusal } from '../platform/refusal.ts';
import { routeOf } from '../platform/route-of.ts';
import { requireTicket } from '../tickets/index.ts';
import { makeLinks } from './make-links.ts';
import { findCandidates, findOpenLink, useLink, type Candidate, type PasswordLink } from './store.ts';

/** Links for accounts that have no password yet, and what they open (console.md §1). */
export function firstPasswordRoutes(app: App, deps: Deps, messages: MessageQueue): void {
  const { database, settings, now } = deps;
  const services = { database, messages, publicUrl: settings.publicUrl, now };

  app.route({
    ...routeOf(callRecords.consoleFirstPasswords),
    handler: async (request, reply) => {
      const maker = {
        staff: staffOf(request),
        exhibition: exhibitionOf(request),
        origin: originOf(request),
      };
      return ok(reply, await makeLinks(services, maker, request.body));
    },
  });

  /** @throws Refusal TICKET_INVALID, TICKET_SPENT where the link was used or a newer one was made. */
  const opened = async (
    request: FastifyRequest,
  ): Promise<{ readonly link: PasswordLink; readonly holder: Candidate }> => {
    const exhibition = exhibitionOf(request);
    const ticket = await requireTicket(deps, exhibition, request.headers, ['password']);
    const link = await findOpenLink(database, exhibition, ticket.subjectId, now());
    const accountIds = link === null ? [] : [link.accountId];
    const [holder] = await findCandidates(database, exhibition, { accountIds, exhibitorIds: [] });
    if (link === null || holder === undefined || !holder.open || holder.locked) {
      throw new Refusal('TICKET_SPENT');
    }
    return { link, holder };
  };

  app.route({
    ...routeOf(callRecords.openPassword),
    handler: async (request, reply) => {
      const { link, holder } = await opened(request);
      return ok(reply, {
        name: maskName(holder.name),
        phone: maskMobile(holder.phone ?? ''),
        company: holder.company,
        expires: formatTime(link.expiresAt, exhibitionOf(request).zone),
      });
    },
  });

  app.route({
    ...routeOf(callRecords.openPasswordSet),
    handler: async (request, reply) => {
      const exhibition = exhibitionOf(request);
      const { link, holder } = await opened(request);
      const setting = {
        exhibition,
        language: languageOf(request),
        accountId: link.accountId,
        wanted: request.body,
        origin: originOf(request),
      };
      await setFirstPassword(services, setting, (transaction) =>
        useLink(transaction, exhibition, link.linkId, now()),
      );
      return ok(reply, { phone: holder.phone ?? '', role: holder.role });
    },
  });
}

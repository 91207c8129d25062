import { callRecords } from '@zhantai/contract/records';
import type { FastifyRequest } from 'fastify';
import { exhibitionOf, originOf } from '../auth/index.ts';
import { requireWrite, actorOfTicket } from '../open/index.ts';
import type { App } from '../platform/feature.ts';
import { languageOf } from '../platform/language-of.ts';
import { ok } from '../platform/ok.ts';
import { Refusal } from '../platform/refusal.ts';
import { routeOf } from '../platform/route-of.ts';
import { requireTicket, type Ticket } from '../tickets/index.ts';
import { giveUp, ownSigning, startSigning } from './actions.ts';
import { askerOfTicket } from './asker.ts';
import { presentSigning } from './present.ts';
import type { SigningServices } from './services.ts';

/** Whoever fills in an open form asks a phone for its signature, as who is signed in does (pages.md). */
export function openAskerRoutes(app: App, services: SigningServices): void {
  const { links, now, open } = services;
  const ticketOf = (request: FastifyRequest): Promise<Ticket> =>
    requireTicket(services, exhibitionOf(request), request.headers, ['form', 'visitor', 'staff']);
  const holderOf = async (request: FastifyRequest) => ({
    ownerKey: actorOfTicket(exhibitionOf(request), await ticketOf(request)).subjectKey,
  });

  app.route({
    ...routeOf(callRecords.openSigningStart),
    handler: async (request, reply) => {
      const exhibition = exhibitionOf(request);
      const ticket = await ticketOf(request);
      if (ticket.usesLeft === 0) throw new Refusal('TICKET_SPENT');
      const asker = await askerOfTicket(services.database, exhibition, ticket, languageOf(request));
      // A picture comes of it, so it is guarded like every file that comes without an account.
      await requireWrite(open, exhibition, ticket, request.headers, originOf(request));
      const { signing, link } = await startSigning(services, exhibition, asker, request.body.label);
      return ok(reply, { ...presentSigning(signing, exhibition, links, now()), link });
    },
  });

  app.route({
    ...routeOf(callRecords.openSigningState),
    handler: async (request, reply) => {
      const exhibition = exhibitionOf(request);
      const signing = await ownSigning(services, exhibition, await holderOf(request), request.params.id);
      return ok(reply, presentSigning(signing, exhibition, links, now()));
    },
  });

  app.route({
    ...routeOf(callRecords.openSigningCancel),
    handler: async (request, reply) => {
      const exhibition = exhibitionOf(request);
      const signing = await giveUp(services, exhibition, await holderOf(request), request.params.id);
      return ok(reply, presentSigning(signing, exhibition, links, now()));
    },
  });
}

import { callRecords } from '@zhantai/contract/records';
import type { FastifyRequest } from 'fastify';
import { exhibitionOf } from '../auth/index.ts';
import type { App } from '../platform/feature.ts';
import { ok } from '../platform/ok.ts';
import { routeOf } from '../platform/route-of.ts';
import { requireTicket, type Ticket } from '../tickets/index.ts';
import { sign, signingOfTicket } from './actions.ts';
import { presentOpenSigning } from './present.ts';
import type { SigningServices } from './services.ts';
import { moveSigning } from './store.ts';

/** What the phone does with its ticket; somebody signed in gave the link, so no captcha stands before it. */
export function phoneRoutes(app: App, services: SigningServices): void {
  const { database, now } = services;
  const ticketOf = (request: FastifyRequest): Promise<Ticket> =>
    requireTicket(services, exhibitionOf(request), request.headers, ['sign']);
  const move = async (request: FastifyRequest, state: 'opened' | 'declined') => {
    const exhibition = exhibitionOf(request);
    const ticket = await ticketOf(request);
    await moveSigning(database, exhibition, ticket.subjectId, { state }, now());
    return presentOpenSigning(await signingOfTicket(services, exhibition, ticket), exhibition, now());
  };

  app.route({
    ...routeOf(callRecords.openSigning),
    handler: async (request, reply) => ok(reply, await move(request, 'opened')),
  });

  app.route({
    ...routeOf(callRecords.openSigningSend),
    handler: async (request, reply) => {
      const signing = await sign(services, request, await ticketOf(request));
      return ok(reply, presentOpenSigning(signing, exhibitionOf(request), now()));
    },
  });

  app.route({
    ...routeOf(callRecords.openSigningDecline),
    handler: async (request, reply) => ok(reply, await move(request, 'declined')),
  });
}

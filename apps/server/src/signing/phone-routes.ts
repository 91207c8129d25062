import { calls } from '@zhantai/contract';
import { OpenSigning } from '@zhantai/contract/schemas';
import type { FastifyRequest } from 'fastify';
import { exhibitionOf } from '../auth/index.ts';
import { enveloped } from '../platform/enveloped.ts';
import type { App } from '../platform/feature.ts';
import { ok } from '../platform/ok.ts';
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

  app.get(calls.openSigning.path, {
    config: { access: 'open' },
    schema: { response: { 200: enveloped(OpenSigning) } },
    handler: async (request, reply) => ok(reply, await move(request, 'opened')),
  });

  app.post(calls.openSigningSend.path, {
    config: { access: 'open' },
    schema: { consumes: ['multipart/form-data'], response: { 200: enveloped(OpenSigning) } },
    handler: async (request, reply) => {
      const signing = await sign(services, request, await ticketOf(request));
      return ok(reply, presentOpenSigning(signing, exhibitionOf(request), now()));
    },
  });

  app.post(calls.openSigningDecline.path, {
    config: { access: 'open' },
    schema: { response: { 200: enveloped(OpenSigning) } },
    handler: async (request, reply) => ok(reply, await move(request, 'declined')),
  });
}

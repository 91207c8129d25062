import { type OpenStaff } from '@zhantai/contract';
import { callRecords } from '@zhantai/contract/records';
import type { FastifyRequest } from 'fastify';
import { exhibitionOf, originOf } from '../auth/index.ts';
import { presentBooth } from '../booths/index.ts';
import { policyVersion } from '../consents/index.ts';
import { formatTime } from '../exhibitions/index.ts';
import type { App } from '../platform/feature.ts';
import { languageOf } from '../platform/language-of.ts';
import { ok } from '../platform/ok.ts';
import { routeOf } from '../platform/route-of.ts';
import { readInfo } from '../submissions/index.ts';
import { requireTicket, type Ticket } from '../tickets/index.ts';
import { formOfTicket } from './open-form.ts';
import { registerStaff } from './register-staff.ts';
import type { OpenServices } from './services.ts';
import { findStaffActor } from './staff-actor.ts';

/** People who register themselves through a link of an exhibitor; nothing they sent is shown again (wire.md §4). */
export function staffRoutes(app: App, services: OpenServices): void {
  const { database, now } = services;
  const ticketOf = (request: FastifyRequest): Promise<Ticket> =>
    requireTicket(services, exhibitionOf(request), request.headers, ['staff']);

  app.route({
    ...routeOf(callRecords.openStaff),
    handler: async (request, reply) => {
      const exhibition = exhibitionOf(request);
      const ticket = await ticketOf(request);
      const form = await formOfTicket(database, exhibition, ticket, {});
      const { actor } = await findStaffActor(database, exhibition, ticket);
      const target = {
        key: { formId: form.formId, subjectKey: actor.subjectKey, ordinal: 0 },
        submission: null,
        booth: null,
        places: [],
      };
      const info = await readInfo(services, { actor, form, target }, languageOf(request));
      const shown: OpenStaff = {
        form: info.form,
        exhibitor: {
          name: actor.exhibitor?.name ?? '',
          nameEn: actor.exhibitor?.nameEn ?? '',
          booths: actor.booths.map(presentBooth),
        },
        fromInformationCanBeSubmitted: info.fromInformationCanBeSubmitted && ticket.usesLeft > 0,
        timelines: info.timelines,
        context: info.context,
        ticketExpires: formatTime(ticket.expiresAt, exhibition.zone),
        usesLeft: ticket.usesLeft,
        captchaNeeded: ticket.humanUntil === null || ticket.humanUntil <= now(),
        consent: { policy: 'privacy', version: policyVersion(exhibition) },
      };
      return ok(reply, shown);
    },
  });

  app.route({
    ...routeOf(callRecords.openStaffSubmit),
    handler: async (request, reply) => {
      const exhibition = exhibitionOf(request);
      const at = await registerStaff(services, {
        exhibition,
        ticket: await ticketOf(request),
        request: request.body,
        headers: request.headers,
        language: languageOf(request),
        origin: originOf(request),
      });
      return ok(reply, { receivedAt: formatTime(at, exhibition.zone) });
    },
  });
}

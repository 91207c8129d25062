import { callRecords } from '@zhantai/contract/records';
import { exhibitionOf, userOf } from '../../auth/index.ts';
import { findActor, openForm, openForReading } from '../../forms/index.ts';
import type { App } from '../../platform/feature.ts';
import { languageOf } from '../../platform/language-of.ts';
import { ok } from '../../platform/ok.ts';
import { Refusal } from '../../platform/refusal.ts';
import { routeOf } from '../../platform/route-of.ts';
import { readPage } from './read-page.ts';
import { checkIdNumber } from '../sensitive/check-id-number.ts';
import { findTarget } from '../submission-target.ts';
import type { SubmissionServices } from '../services.ts';
import { readTransportDifference } from '../transport/transport-difference.ts';
import { readExhibitorForm, readTransportPage } from '../transport/transport.ts';

/** Lists of submissions, and what is asked beside them, for users of the portal (wire.md §4). */
export function listRoutes(app: App, services: SubmissionServices): void {
  app.route({
    ...routeOf(callRecords.page),
    handler: async (request, reply) => {
      const actor = await findActor(services.database, userOf(request), exhibitionOf(request));
      return ok(reply, await readPage(services, actor, request.query, languageOf(request)));
    },
  });

  app.route({
    ...routeOf(callRecords.checkIdNo),
    handler: async (request, reply) => {
      const actor = await findActor(services.database, userOf(request), exhibitionOf(request));
      return ok(reply, await checkIdNumber(services, actor, request.query.idNo));
    },
  });

  app.route({
    ...routeOf(callRecords.transportPage),
    handler: async (request, reply) => {
      const [user, exhibition] = [userOf(request), exhibitionOf(request)];
      return ok(
        reply,
        await readTransportPage(services, user, exhibition, request.query, languageOf(request)),
      );
    },
  });

  app.route({
    ...routeOf(callRecords.getExhibitorFormDetail),
    handler: async (request, reply) => {
      const { database } = services;
      const { id, boothId, ...choice } = request.query;
      const opened = await openForReading(database, userOf(request), exhibitionOf(request), choice);
      const target = await findTarget(database, opened.actor, opened.form, id, boothId);
      return ok(reply, await readExhibitorForm(services, { ...opened, target }, languageOf(request)));
    },
  });

  app.route({
    ...routeOf(callRecords.transportDifference),
    handler: async (request, reply) => {
      const { database } = services;
      const [user, exhibition, { formId, exhibitorId }] = [
        userOf(request),
        exhibitionOf(request),
        request.query,
      ];
      const supplies = user.role === 'transport';
      if (supplies && exhibitorId === undefined) throw new Refusal('BAD_REQUEST', { detail: 'exhibitorId' });
      const opened =
        supplies && exhibitorId !== undefined
          ? await openForReading(database, user, exhibition, { formId, exhibitorId })
          : await openForm(database, user, exhibition, { formId, exhibitorId });
      const supplierId = supplies ? user.accountId : null;
      return ok(reply, await readTransportDifference(services, opened, supplierId, languageOf(request)));
    },
  });
}

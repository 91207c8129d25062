import { callRecords } from '@zhantai/contract/records';
import type { FastifyRequest } from 'fastify';
import { exhibitionOf, userOf } from '../../auth/index.ts';
import type { App } from '../../platform/feature.ts';
import { languageOf } from '../../platform/language-of.ts';
import { ok } from '../../platform/ok.ts';
import { routeOf } from '../../platform/route-of.ts';
import { readEmployers } from '../../booths/index.ts';
import type { SubmissionServices } from '../../submissions/index.ts';
import { releaseLapsed } from '../orders/stock/release-lapsed.ts';
import type { ItemView } from './present-item.ts';
import { pricesFor } from './prices-for.ts';
import { readLed, readPositions, readStadiums } from './read-adverts.ts';
import { readFacilities, readFacilityPage } from './read-facilities.ts';
import { readHotels } from './read-hotels.ts';

interface PricedBy {
  readonly formId?: string | undefined;
  readonly formType?: string | undefined;
}

/** What can be ordered, at the prices that hold for the caller, with what is left. */
export function listRoutes(app: App, { database, links, now }: SubmissionServices): void {
  const viewFor = async (request: FastifyRequest, pricedBy: PricedBy): Promise<ItemView> => {
    const scope = exhibitionOf(request);
    const at = now();
    await releaseLapsed(database, scope, at);
    const tierOf = await pricesFor(database, userOf(request), scope, pricedBy, at);
    return { scope, tierOf, links, at, language: languageOf(request) };
  };

  app.route({
    ...routeOf(callRecords.queryFacilities),
    handler: async (request, reply) => {
      const { query } = request;
      return ok(reply, await readFacilities(database, query, await viewFor(request, query)));
    },
  });

  app.route({
    ...routeOf(callRecords.queryFacilitiesTools),
    handler: async (request, reply) => {
      const { query } = request;
      return ok(reply, await readFacilityPage(database, query, await viewFor(request, query)));
    },
  });

  app.route({
    ...routeOf(callRecords.queryAdvertPrints),
    handler: async (request, reply) => {
      const { query } = request;
      return ok(reply, await readPositions(database, ['print'], query, await viewFor(request, query)));
    },
  });

  app.route({
    ...routeOf(callRecords.queryAdvertStadiums),
    handler: async (request, reply) => {
      const { query } = request;
      return ok(reply, await readStadiums(database, query, await viewFor(request, query)));
    },
  });

  app.route({
    ...routeOf(callRecords.queryAdvertLed),
    handler: async (request, reply) => {
      const { query } = request;
      return ok(reply, await readLed(database, query, await viewFor(request, query)));
    },
  });

  app.route({
    ...routeOf(callRecords.selectEmployer),
    handler: async (request, reply) =>
      ok(reply, await readEmployers(database, exhibitionOf(request), request.query, languageOf(request))),
  });

  app.route({
    ...routeOf(callRecords.selectHotel),
    handler: async (request, reply) => {
      const { query } = request;
      return ok(reply, await readHotels(database, query, await viewFor(request, query)));
    },
  });
}

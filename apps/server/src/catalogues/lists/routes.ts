import { calls } from '@zhantai/contract';
import {
  AdvertPage,
  AdvertPosition,
  Employer,
  EmployerQuery,
  Facility,
  FacilityPage,
  FacilityPageQuery,
  FacilityQuery,
  Hotel,
  HotelQuery,
  LedQuery,
  PrintQuery,
  StadiumQuery,
} from '@zhantai/contract/schemas';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { exhibitionOf, userOf } from '../../auth/index.ts';
import { enveloped } from '../../platform/enveloped.ts';
import type { App } from '../../platform/feature.ts';
import { languageOf } from '../../platform/language-of.ts';
import { ok } from '../../platform/ok.ts';
import { readEmployers } from '../../booths/index.ts';
import type { SubmissionServices } from '../../submissions/index.ts';
import { releaseLapsed } from '../orders/release-lapsed.ts';
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

  app.get(calls.queryFacilities.path, {
    config: { access: 'user' },
    schema: { querystring: FacilityQuery, response: { 200: enveloped(Type.Array(Facility)) } },
    handler: async (request, reply) => {
      const { query } = request;
      return ok(reply, await readFacilities(database, query, await viewFor(request, query)));
    },
  });

  app.get(calls.queryFacilitiesTools.path, {
    config: { access: 'user' },
    schema: { querystring: FacilityPageQuery, response: { 200: enveloped(FacilityPage) } },
    handler: async (request, reply) => {
      const { query } = request;
      return ok(reply, await readFacilityPage(database, query, await viewFor(request, query)));
    },
  });

  app.get(calls.queryAdvertPrints.path, {
    config: { access: 'user' },
    schema: { querystring: PrintQuery, response: { 200: enveloped(Type.Array(AdvertPosition)) } },
    handler: async (request, reply) => {
      const { query } = request;
      return ok(reply, await readPositions(database, ['print'], query, await viewFor(request, query)));
    },
  });

  app.get(calls.queryAdvertStadiums.path, {
    config: { access: 'user' },
    schema: { querystring: StadiumQuery, response: { 200: enveloped(AdvertPage) } },
    handler: async (request, reply) => {
      const { query } = request;
      return ok(reply, await readStadiums(database, query, await viewFor(request, query)));
    },
  });

  app.get(calls.queryAdvertLed.path, {
    config: { access: 'user' },
    schema: { querystring: LedQuery, response: { 200: enveloped(AdvertPage) } },
    handler: async (request, reply) => {
      const { query } = request;
      return ok(reply, await readLed(database, query, await viewFor(request, query)));
    },
  });

  app.get(calls.selectEmployer.path, {
    config: { access: 'user' },
    schema: { querystring: EmployerQuery, response: { 200: enveloped(Type.Array(Employer)) } },
    handler: async (request, reply) =>
      ok(reply, await readEmployers(database, exhibitionOf(request), request.query, languageOf(request))),
  });

  app.get(calls.selectHotel.path, {
    config: { access: 'user' },
    schema: { querystring: HotelQuery, response: { 200: enveloped(Type.Array(Hotel)) } },
    handler: async (request, reply) => {
      const { query } = request;
      return ok(reply, await readHotels(database, query, await viewFor(request, query)));
    },
  });
}

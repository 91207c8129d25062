import { callRecords } from '@zhantai/contract/records';
import { exhibitionOf, originOf, userOf } from '../../auth/index.ts';
import { findActor } from '../../forms/index.ts';
import type { App } from '../../platform/feature.ts';
import { languageOf } from '../../platform/language-of.ts';
import { ok } from '../../platform/ok.ts';
import { routeOf } from '../../platform/route-of.ts';
import type { SubmissionServices } from '../../submissions/index.ts';
import { presentOrder } from './present-order.ts';
import { querySupport, viewOf } from './query-support.ts';
import { readOrders } from './read-orders.ts';
import { submitSupport } from './submit-support.ts';
import { findPlace } from './support-place.ts';

/** Orders of services (wire.md §4). */
export function orderRoutes(app: App, services: SubmissionServices): void {
  const { database, now } = services;

  app.route({
    ...routeOf(callRecords.submitSupport),
    handler: async (request, reply) => {
      const { lines, revision = 0, ...choice } = request.body;
      const call = await findPlace(database, userOf(request), exhibitionOf(request), choice);
      const language = languageOf(request);
      const placed = await submitSupport(services, call, { lines, revision }, language, originOf(request));
      return ok(reply, presentOrder(placed, viewOf(call, now(), language)));
    },
  });

  app.route({
    ...routeOf(callRecords.querySupport),
    handler: async (request, reply) => {
      const { lines, answers, ...choice } = request.body;
      const call = await findPlace(database, userOf(request), exhibitionOf(request), choice);
      return ok(reply, await querySupport(services, call, { lines, answers }, languageOf(request)));
    },
  });

  app.route({
    ...routeOf(callRecords.orders),
    handler: async (request, reply) => {
      const actor = await findActor(database, userOf(request), exhibitionOf(request));
      return ok(reply, await readOrders(services, actor, request.query, languageOf(request)));
    },
  });
}

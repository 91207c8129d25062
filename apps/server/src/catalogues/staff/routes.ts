import { callRecords } from '@zhantai/contract/records';
import { exhibitionOf, originOf, staffOf } from '../../auth/index.ts';
import type { App } from '../../platform/feature.ts';
import { languageOf } from '../../platform/language-of.ts';
import { ok } from '../../platform/ok.ts';
import { routeOf } from '../../platform/route-of.ts';
import type { SubmissionServices } from '../../submissions/index.ts';
import { sendTable } from '../../tables/index.ts';
import { allowQuantities } from './allow-quantities.ts';
import { ordersFile } from './orders-file.ts';
import type { TellExhibitor } from './order-news.ts';
import { readOrder, readOrderPage } from './read.ts';
import { readUnusualPage } from './read-unusual.ts';
import { settleByStaff } from './settle.ts';

/** Orders as staff see them (console.md §5). */
export function staffOrderRoutes(app: App, services: SubmissionServices, tell: TellExhibitor): void {
  app.route({
    ...routeOf(callRecords.consoleOrders),
    handler: async (request, reply) => {
      const [staff, exhibition, language] = [staffOf(request), exhibitionOf(request), languageOf(request)];
      return ok(reply, await readOrderPage(services, staff, exhibition, request.query, language));
    },
  });

  app.route({
    ...routeOf(callRecords.consoleOrdersFile),
    handler: async (request, reply) => {
      const [staff, exhibition, language] = [staffOf(request), exhibitionOf(request), languageOf(request)];
      const asker = { staff, exhibition, language, origin: originOf(request) };
      const { name, task, batches } = await ordersFile(services, asker, request.query);
      return sendTable(reply, services.database, task, batches, name);
    },
  });

  app.route({
    ...routeOf(callRecords.consoleUnusualOrders),
    handler: async (request, reply) => {
      const [staff, exhibition, language] = [staffOf(request), exhibitionOf(request), languageOf(request)];
      return ok(reply, await readUnusualPage(services, staff, exhibition, request.query, language));
    },
  });

  app.route({
    ...routeOf(callRecords.consoleAllowQuantities),
    handler: async (request, reply) => {
      const [staff, exhibition] = [staffOf(request), exhibitionOf(request)];
      await allowQuantities(services, { staff, exhibition, origin: originOf(request) }, request.body, tell);
      return ok(reply, null);
    },
  });

  app.route({
    ...routeOf(callRecords.consoleOrder),
    handler: async (request, reply) => {
      const [staff, exhibition, language] = [staffOf(request), exhibitionOf(request), languageOf(request)];
      return ok(reply, await readOrder(services, staff, exhibition, request.params.id, language));
    },
  });

  app.route({
    ...routeOf(callRecords.consoleSettleOrder),
    handler: async (request, reply) => {
      const [staff, exhibition, language] = [staffOf(request), exhibitionOf(request), languageOf(request)];
      const { id } = request.params;
      await settleByStaff(services, { staff, exhibition, origin: originOf(request) }, id, request.body, tell);
      return ok(reply, (await readOrder(services, staff, exhibition, id, language)).order);
    },
  });
}

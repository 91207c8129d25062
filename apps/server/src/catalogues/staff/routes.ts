import { calls } from '@zhantai/contract';
import {
  AllowQuantitiesRequest,
  ConsoleOrder,
  ConsoleOrderDetail,
  ConsoleOrderParams,
  ConsoleOrdersPage,
  ConsoleOrdersQuery,
  OrdersFileQuery,
  SettleOrderRequest,
  UnusualOrdersPage,
  UnusualOrdersQuery,
} from '@zhantai/contract/schemas';
import { Type } from 'typebox';
import { exhibitionOf, originOf, staffOf } from '../../auth/index.ts';
import { enveloped } from '../../platform/enveloped.ts';
import type { App } from '../../platform/feature.ts';
import { languageOf } from '../../platform/language-of.ts';
import { ok } from '../../platform/ok.ts';
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
  app.get(calls.consoleOrders.path, {
    config: { access: { may: 'read' } },
    schema: { querystring: ConsoleOrdersQuery, response: { 200: enveloped(ConsoleOrdersPage) } },
    handler: async (request, reply) => {
      const [staff, exhibition, language] = [staffOf(request), exhibitionOf(request), languageOf(request)];
      return ok(reply, await readOrderPage(services, staff, exhibition, request.query, language));
    },
  });

  app.get(calls.consoleOrdersFile.path, {
    config: { access: { may: 'read' } },
    schema: { querystring: OrdersFileQuery },
    handler: async (request, reply) => {
      const [staff, exhibition, language] = [staffOf(request), exhibitionOf(request), languageOf(request)];
      const asker = { staff, exhibition, language, origin: originOf(request) };
      const { name, task, batches } = await ordersFile(services, asker, request.query);
      return sendTable(reply, services.database, task, batches, name);
    },
  });

  app.get(calls.consoleUnusualOrders.path, {
    config: { access: { may: 'read' } },
    schema: { querystring: UnusualOrdersQuery, response: { 200: enveloped(UnusualOrdersPage) } },
    handler: async (request, reply) => {
      const [staff, exhibition, language] = [staffOf(request), exhibitionOf(request), languageOf(request)];
      return ok(reply, await readUnusualPage(services, staff, exhibition, request.query, language));
    },
  });

  app.post(calls.consoleAllowQuantities.path, {
    config: { access: { may: 'grantExceptions' } },
    schema: { body: AllowQuantitiesRequest, response: { 200: enveloped(Type.Null()) } },
    handler: async (request, reply) => {
      const [staff, exhibition] = [staffOf(request), exhibitionOf(request)];
      await allowQuantities(services, { staff, exhibition, origin: originOf(request) }, request.body, tell);
      return ok(reply, null);
    },
  });

  app.get(calls.consoleOrder.path, {
    config: { access: { may: 'read' } },
    schema: { params: ConsoleOrderParams, response: { 200: enveloped(ConsoleOrderDetail) } },
    handler: async (request, reply) => {
      const [staff, exhibition, language] = [staffOf(request), exhibitionOf(request), languageOf(request)];
      return ok(reply, await readOrder(services, staff, exhibition, request.params.id, language));
    },
  });

  app.post(calls.consoleSettleOrder.path, {
    config: { access: { may: 'settleOrders' } },
    schema: {
      params: ConsoleOrderParams,
      body: SettleOrderRequest,
      response: { 200: enveloped(ConsoleOrder) },
    },
    handler: async (request, reply) => {
      const [staff, exhibition, language] = [staffOf(request), exhibitionOf(request), languageOf(request)];
      const { id } = request.params;
      await settleByStaff(services, { staff, exhibition, origin: originOf(request) }, id, request.body, tell);
      return ok(reply, (await readOrder(services, staff, exhibition, id, language)).order);
    },
  });
}

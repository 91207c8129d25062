import { callRecords } from '@zhantai/contract/records';
import type { App } from '../../platform/feature.ts';
import { ok } from '../../platform/ok.ts';
import { routeOf } from '../../platform/route-of.ts';
import { exhibitionOf, staffOf } from '../guard.ts';
import { originOf } from '../origin.ts';
import type { AuthServices } from '../services.ts';
import { selectAccount } from '../store/accounts.ts';
import { beginFactor, confirmFactor, readFactor, stepUp } from './own-factor.ts';

/** One's own second factor (docs/console.md). */
export function factorRoutes(app: App, services: AuthServices): void {
  app.route({
    ...routeOf(callRecords.consoleFactor),
    handler: async (request, reply) =>
      ok(reply, await readFactor(services, staffOf(request), exhibitionOf(request))),
  });

  app.route({
    ...routeOf(callRecords.consoleBeginFactor),
    handler: async (request, reply) => {
      const staff = staffOf(request);
      const account = await selectAccount(services.database, staff.tenantId, staff.accountId);
      return ok(reply, beginFactor(services, staff, account?.username ?? staff.name, exhibitionOf(request)));
    },
  });

  app.route({
    ...routeOf(callRecords.consoleConfirmFactor),
    handler: async (request, reply) =>
      ok(reply, await confirmFactor(services, staffOf(request), request.body, originOf(request))),
  });

  app.route({
    ...routeOf(callRecords.consoleStepUp),
    handler: async (request, reply) => {
      const [staff, exhibition] = [staffOf(request), exhibitionOf(request)];
      return ok(reply, await stepUp(services, staff, request.body.code, exhibition, originOf(request)));
    },
  });
}

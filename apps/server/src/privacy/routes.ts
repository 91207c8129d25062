import { callRecords } from '@zhantai/contract/records';
import { exhibitionOf, originOf, staffOf, userOf } from '../auth/index.ts';
import { findActor } from '../forms/index.ts';
import { giveConsent, readConsent } from '../consents/index.ts';
import type { App, Deps } from '../platform/feature.ts';
import { languageOf } from '../platform/language-of.ts';
import { ok } from '../platform/ok.ts';
import { routeOf } from '../platform/route-of.ts';
import { submissionServices } from '../submissions/index.ts';
import { answerWish, askDeletion, readDeletionRequests, readDeletions } from './deletion.ts';
import { readMyData } from './read-my-data.ts';

/** What people may ask about their own data (pages.md). */
export function privacyRoutes(app: App, deps: Deps): void {
  const { database, now } = deps;
  const services = submissionServices(deps);

  app.route({
    ...routeOf(callRecords.consent),
    handler: async (request, reply) =>
      ok(reply, await readConsent(database, userOf(request), exhibitionOf(request))),
  });

  app.route({
    ...routeOf(callRecords.giveConsent),
    handler: async (request, reply) => {
      const [user, exhibition] = [userOf(request), exhibitionOf(request)];
      await giveConsent(database, exhibition, user.accountId, request.body.version, originOf(request), now());
      return ok(reply, await readConsent(database, user, exhibition));
    },
  });

  app.route({
    ...routeOf(callRecords.myData),
    handler: async (request, reply) => {
      const user = userOf(request);
      const actor = await findActor(database, user, exhibitionOf(request));
      return ok(reply, await readMyData(services, user, actor, languageOf(request), originOf(request)));
    },
  });

  app.route({
    ...routeOf(callRecords.deletionRequests),
    handler: async (request, reply) =>
      ok(reply, await readDeletions(database, userOf(request), exhibitionOf(request))),
  });

  app.route({
    ...routeOf(callRecords.askDeletion),
    handler: async (request, reply) => {
      const { reason = '' } = request.body;
      const [user, exhibition] = [userOf(request), exhibitionOf(request)];
      const origin = originOf(request);
      return ok(reply, await askDeletion(database, user, exhibition, reason.trim(), origin, now()));
    },
  });

  app.route({
    ...routeOf(callRecords.consoleDeletionRequests),
    handler: async (request, reply) =>
      ok(reply, await readDeletionRequests(database, exhibitionOf(request), staffOf(request))),
  });

  app.route({
    ...routeOf(callRecords.consoleAnswerDeletion),
    handler: async (request, reply) => {
      const answerer = {
        staff: staffOf(request),
        exhibition: exhibitionOf(request),
        origin: originOf(request),
      };
      const { id } = request.params;
      return ok(reply, await answerWish(database, answerer, id, request.body.answer, now()));
    },
  });
}

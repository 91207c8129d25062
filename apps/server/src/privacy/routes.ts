import { calls } from '@zhantai/contract';
import {
  AnswerDeletionRequest,
  AskDeletionRequest,
  ConsentRequest,
  ConsentState,
  ConsoleDeletionRequest,
  DeletionParams,
  DeletionRequest,
  MyData,
} from '@zhantai/contract/schemas';
import { Type } from 'typebox';
import { exhibitionOf, originOf, staffOf, userOf } from '../auth/index.ts';
import { findVisitor } from '../forms/index.ts';
import { giveConsent } from '../consents/index.ts';
import { enveloped } from '../platform/enveloped.ts';
import type { App, Deps } from '../platform/feature.ts';
import { languageOf } from '../platform/language-of.ts';
import { ok } from '../platform/ok.ts';
import { submissionServices } from '../submissions/index.ts';
import { readConsent } from './consent.ts';
import { answerWish, askDeletion, readAskedDeletions, readDeletions } from './deletion.ts';
import { readMyData } from './read-my-data.ts';

/** What people may ask about their own data (pages.md). */
export function privacyRoutes(app: App, deps: Deps): void {
  const { database, now } = deps;
  const services = submissionServices(deps);

  app.get(calls.consent.path, {
    config: { access: 'user' },
    schema: { response: { 200: enveloped(ConsentState) } },
    handler: async (request, reply) =>
      ok(reply, await readConsent(database, userOf(request), exhibitionOf(request))),
  });

  app.post(calls.giveConsent.path, {
    config: { access: 'user' },
    schema: { body: ConsentRequest, response: { 200: enveloped(ConsentState) } },
    handler: async (request, reply) => {
      const [user, exhibition] = [userOf(request), exhibitionOf(request)];
      await giveConsent(database, exhibition, user.accountId, request.body.version, originOf(request), now());
      return ok(reply, await readConsent(database, user, exhibition));
    },
  });

  app.get(calls.myData.path, {
    config: { access: 'user' },
    schema: { response: { 200: enveloped(MyData) } },
    handler: async (request, reply) => {
      const user = userOf(request);
      const visitor = await findVisitor(database, user, exhibitionOf(request));
      return ok(reply, await readMyData(services, user, visitor, languageOf(request), originOf(request)));
    },
  });

  app.get(calls.deletionRequests.path, {
    config: { access: 'user' },
    schema: { response: { 200: enveloped(Type.Array(DeletionRequest)) } },
    handler: async (request, reply) =>
      ok(reply, await readDeletions(database, userOf(request), exhibitionOf(request))),
  });

  app.post(calls.askDeletion.path, {
    config: { access: 'user' },
    schema: { body: AskDeletionRequest, response: { 200: enveloped(DeletionRequest) } },
    handler: async (request, reply) => {
      const { reason = '' } = request.body;
      const [user, exhibition] = [userOf(request), exhibitionOf(request)];
      const origin = originOf(request);
      return ok(reply, await askDeletion(database, user, exhibition, reason.trim(), origin, now()));
    },
  });

  app.get(calls.consoleDeletionRequests.path, {
    config: { access: { may: 'answerWishes' } },
    schema: { response: { 200: enveloped(Type.Array(ConsoleDeletionRequest)) } },
    handler: async (request, reply) =>
      ok(reply, await readAskedDeletions(database, exhibitionOf(request), staffOf(request))),
  });

  app.post(calls.consoleAnswerDeletion.path, {
    config: { access: { may: 'answerWishes' } },
    schema: {
      params: DeletionParams,
      body: AnswerDeletionRequest,
      response: { 200: enveloped(ConsoleDeletionRequest) },
    },
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

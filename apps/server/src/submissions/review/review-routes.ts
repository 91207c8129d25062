import { callRecords } from '@zhantai/contract/records';
import { originOf } from '../../auth/index.ts';
import type { App } from '../../platform/feature.ts';
import { languageOf } from '../../platform/language-of.ts';
import { ok } from '../../platform/ok.ts';
import { routeOf } from '../../platform/route-of.ts';
import { readExamStatus } from '../actions/read-info.ts';
import { readInfoDetail } from '../actions/read-info-detail.ts';
import { requestChange } from '../actions/request-change.ts';
import { withdraw } from '../actions/withdraw.ts';
import { findFormCall, findChangeable } from '../form-call.ts';
import { readHistory } from './history.ts';
import type { SubmissionServices } from '../services.ts';

/** What becomes of a submission after it was handed in, for its subject (wire.md §3). */
export function reviewRoutes(app: App, services: SubmissionServices): void {
  app.route({
    ...routeOf(callRecords.withdraw),
    handler: async (request, reply) => {
      await withdraw(services, await findChangeable(services, request, request.body), originOf(request));
      return ok(reply, await readExamStatus(services, await findFormCall(services, request, request.body)));
    },
  });

  app.route({
    ...routeOf(callRecords.requestChange),
    handler: async (request, reply) => {
      const { reason, ...choice } = request.body;
      const call = await findChangeable(services, request, choice);
      await requestChange(services, call, reason, originOf(request));
      return ok(reply, await readExamStatus(services, await findFormCall(services, request, choice)));
    },
  });

  app.route({
    ...routeOf(callRecords.history),
    handler: async (request, reply) => {
      const { actor, target } = await findFormCall(services, request, request.query);
      return ok(reply, await readHistory(services, actor, target.submission, languageOf(request)));
    },
  });

  app.route({
    ...routeOf(callRecords.infoDetail),
    handler: async (request, reply) => {
      const { revision, ...choice } = request.query;
      const call = await findFormCall(services, request, choice);
      return ok(reply, await readInfoDetail(services, call, revision, languageOf(request)));
    },
  });
}

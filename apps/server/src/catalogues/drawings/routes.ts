import { type Drawing as WireDrawing } from '@zhantai/contract';
import { callRecords } from '@zhantai/contract/records';
import type { FastifyRequest } from 'fastify';
import { exhibitionOf, originOf, staffOf } from '../../auth/index.ts';
import type { App } from '../../platform/feature.ts';
import { languageOf } from '../../platform/language-of.ts';
import { ok } from '../../platform/ok.ts';
import { Refusal } from '../../platform/refusal.ts';
import { routeOf } from '../../platform/route-of.ts';
import { findFormCall, type SubmissionServices } from '../../submissions/index.ts';
import { decideDrawing, type DrawingDecision } from './decide-drawing.ts';
import { presentForStaff, readDrawingPage, readDrawings } from './read-drawings.ts';
import { submitDrawings } from './submit-drawings.ts';

/** Stand drawings and their review (wire.md §4, console.md §3). */
export function drawingRoutes(app: App, services: SubmissionServices): void {
  app.route({
    ...routeOf(callRecords.submitImageExam),
    handler: async (request, reply) => {
      const { formId, boothId, images } = request.body;
      const opened = await findFormCall(services, request, { formId, boothId });
      const language = languageOf(request);
      await submitDrawings(services, opened, images, language, originOf(request));
      return ok(reply, await readDrawings(services, opened, language));
    },
  });

  app.route({
    ...routeOf(callRecords.queryImageExam),
    handler: async (request, reply) => {
      const opened = await findFormCall(services, request, request.query);
      return ok(reply, await readDrawings(services, opened, languageOf(request)));
    },
  });

  app.route({
    ...routeOf(callRecords.consoleDrawings),
    handler: async (request, reply) => {
      const [staff, exhibition] = [staffOf(request), exhibitionOf(request)];
      const { query } = request;
      return ok(reply, await readDrawingPage(services, staff, exhibition, query, languageOf(request)));
    },
  });

  const decide = async (request: FastifyRequest, decision: DrawingDecision): Promise<WireDrawing> => {
    const exhibition = exhibitionOf(request);
    const reviewer = { staff: staffOf(request), exhibition, origin: originOf(request) };
    const decided = await decideDrawing(services, reviewer, decision);
    const [shown] = await presentForStaff(services, exhibition, [decided], languageOf(request));
    if (shown === undefined) throw new Refusal('NOT_FOUND');
    return shown;
  };

  app.route({
    ...routeOf(callRecords.consoleDrawingAdopt),
    handler: async (request, reply) => {
      const { revision, comment = '' } = request.body;
      const decision = { drawingId: request.params.id, status: 'adopt', revision, comment } as const;
      return ok(reply, await decide(request, decision));
    },
  });

  app.route({
    ...routeOf(callRecords.consoleDrawingReject),
    handler: async (request, reply) => {
      const { revision, comment } = request.body;
      const decision = { drawingId: request.params.id, status: 'fail', revision, comment } as const;
      return ok(reply, await decide(request, decision));
    },
  });
}

import { callRecords } from '@zhantai/contract/records';
import type { FastifyRequest } from 'fastify';
import { exhibitionOf, staffOf } from '../../auth/index.ts';
import { readJob } from '../../jobs/index.ts';
import type { App, Deps } from '../../platform/feature.ts';
import { languageOf } from '../../platform/language-of.ts';
import { ok } from '../../platform/ok.ts';
import { routeOf } from '../../platform/route-of.ts';
import { editorOf } from '../editor.ts';
import { assignOwner, readOwners, undoOwner } from './assign-owner.ts';

/** Who of the staff looks after exhibitors (console.md §1.2). */
export function ownerRoutes(app: App, { database, now }: Deps): void {
  const job = (request: FastifyRequest, jobId: string) =>
    readJob(database, exhibitionOf(request), staffOf(request), jobId, languageOf(request));

  app.route({
    ...routeOf(callRecords.consoleOwners),
    handler: async (request, reply) => ok(reply, await readOwners(database, exhibitionOf(request))),
  });

  app.route({
    ...routeOf(callRecords.consoleAssignOwner),
    handler: async (request, reply) => {
      const jobId = await assignOwner(database, editorOf(request), request.body, now());
      return ok(reply, await job(request, jobId));
    },
  });

  app.route({
    ...routeOf(callRecords.consoleUndoOwner),
    handler: async (request, reply) => {
      const jobId = await undoOwner(database, editorOf(request), request.body, now());
      return ok(reply, await job(request, jobId));
    },
  });
}

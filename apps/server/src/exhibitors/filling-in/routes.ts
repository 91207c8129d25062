import { callRecords } from '@zhantai/contract/records';
import type { FastifyRequest } from 'fastify';
import type { App, Deps } from '../../platform/feature.ts';
import { languageOf } from '../../platform/language-of.ts';
import { ok } from '../../platform/ok.ts';
import { Refusal } from '../../platform/refusal.ts';
import { routeOf } from '../../platform/route-of.ts';
import { submissionServices, type SubmissionHooks } from '../../submissions/index.ts';
import { editorOf } from '../editor.ts';
import { fillInForExhibitor, openForExhibitor, readForExhibitor } from './filling-in.ts';

/** Forms that staff fill in for exhibitors (console.md §1.2). */
export function fillingInRoutes(app: App, deps: Deps, hooks: readonly SubmissionHooks[]): void {
  const services = submissionServices(deps, hooks);

  app.route({
    ...routeOf(callRecords.consoleForExhibitor),
    handler: async (request, reply) => {
      const call = await openForExhibitor(services, editorOf(request), request.params, request.query);
      return ok(reply, await readForExhibitor(services, call, languageOf(request)));
    },
  });

  app.route({
    ...routeOf(callRecords.consoleFillIn),
    handler: async (request, reply) => {
      const editor = editorOf(request);
      const call = await openForExhibitor(services, editor, request.params, request.body);
      requireKey(request);
      return ok(reply, await fillInForExhibitor(services, editor, call, request.body, languageOf(request)));
    },
  });
}

/** What is done for somebody else is done once. @throws Refusal BAD_REQUEST without a key. */
function requireKey({ headers }: FastifyRequest): void {
  if (headers['idempotency-key'] === undefined)
    throw new Refusal('BAD_REQUEST', { detail: 'Idempotency-Key' });
}

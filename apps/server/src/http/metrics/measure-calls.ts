import { calls } from '@zhantai/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../../platform/feature.ts';
import type { Meters } from './create-meters.ts';

/** Measures every call below `/api`. Stands before what may refuse a call, so that refusals count too. */
export function measureCalls(app: App, meters: Meters): void {
  const running = new WeakSet<FastifyRequest>();
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.url.startsWith('/api/')) {
      running.add(request);
      meters.begin();
    }
    done();
  });
  app.addHook('onRequestAbort', async (request) => {
    if (running.delete(request)) meters.abort();
  });
  app.addHook('onResponse', (request, reply, done) => {
    if (running.delete(request)) measure(request, reply);
    done();
  });
  app.addHook('onClose', async () => meters.close());

  function measure(request: FastifyRequest, reply: FastifyReply): void {
    const { method, routeOptions, body } = request;
    const status = reply.statusCode;
    // What is not registered is one route: addresses that somebody makes up fill no memory.
    meters.end({ method, route: routeOptions.url ?? 'none', status, seconds: reply.elapsedTime / 1000 });
    if (routeOptions.url !== calls.submit.path || status !== 200) return;
    meters.saved(isDraft(body) ? 'draft' : 'submission');
  }
}

function isDraft(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'draft' in body && body.draft === true;
}

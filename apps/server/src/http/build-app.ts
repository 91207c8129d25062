import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import { TypeBoxValidatorCompiler, type TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { bodyBytes, limits } from '@zhantai/contract';
import fastify, { LogController } from 'fastify';
import { guardRoutes } from '../auth/index.ts';
import { leaveBackground } from '../platform/threads/background.ts';
import type { App, Deps } from '../platform/feature.ts';
import { Refusal } from '../platform/refusal.ts';
import { admitCalls } from './admission/admit-calls.ts';
import { admissionSettings, type AdmissionSettings } from './admission/admission-settings.ts';
import { createClientAddress } from './connections/client-address.ts';
import { connectionBounds, type ConnectionBounds } from './connections/connection-bounds.ts';
import { serveConnections } from './connections/serve-connections.ts';
import { bodyBounds, type BodyBounds } from './body/body-budget.ts';
import { throttleBounds, type ThrottleBounds } from './body/body-throttle.ts';
import { boundBodies } from './body/bound-bodies.ts';
import { limitBodies } from './body/limit-bodies.ts';
import { parseJsonBody } from './body/parse-json-body.ts';
import { features } from './features.ts';
import { healthRoutes } from './health.ts';
import { idempotentPosts } from './idempotency/idempotent-posts.ts';
import { answerLargeCalls } from './large-calls/answer-large-calls.ts';
import type { CallPool } from './large-calls/call-pool.ts';
import { loadGuards } from './load-guards.ts';
import { createMeters } from './metrics/create-meters.ts';
import { measureCalls } from './metrics/measure-calls.ts';
import { metricsRoutes } from './metrics/metrics-routes.ts';
import { logAnswer, loggerOptions } from './logging.ts';
import { parseFormBody } from './requests/parse-form-body.ts';
import { pathOf } from './requests/path-of.ts';
import { describeCalls } from './reference/open-api.ts';
import { collectOperations } from './reference/operations.ts';
import { referenceRoutes } from './reference/reference-routes.ts';
import { renderFailure, renderNotFound } from './render-failure.ts';
import { refuseSecretsInAddress } from './requests/refuse-secrets-in-address.ts';
import { rateCostlyCalls } from './requests/rate-costly-calls.ts';
import { refuseUnasked } from './requests/refuse-unasked.ts';
import { refuseUnreadable } from './requests/refuse-unreadable.ts';
import { securityHeaders } from './security-headers.ts';
import { servePages, type Pages } from './serve-pages.ts';
import { tidyQueries } from './requests/tidy-queries.ts';

/** What stands between the network and the routes: bounds of connections and of calls. */
export interface Door {
  readonly connections: ConnectionBounds;
  readonly admission: AdmissionSettings;
  readonly bodies?: BodyBounds;
  readonly bodyRates?: ThrottleBounds;
}

/** How one of several applications of a server differs from the others. */
export interface Part {
  /** Answers large calls; without it they are answered like all others. */
  readonly largeCalls?: CallPool;
  /** It is a thread of such a pool: it does nothing by itself. */
  readonly isThread?: boolean;
}

/** The whole server, not listening yet. `pages` are the built browser applications; null leaves them out. */
export async function buildApp(
  deps: Deps,
  pages: Pages | null = null,
  door: Door = { connections: connectionBounds, admission: admissionSettings },
  { largeCalls, isThread = false }: Part = {},
): Promise<App> {
  const { settings } = deps;
  const address = createClientAddress(settings.trustProxy);
  const admission = admitCalls(address, door.admission);
  const app: App = fastify({
    logger: loggerOptions(settings) ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustProxy.length === 0 ? false : [...settings.trustProxy],
    genReqId: () => randomUUID(),
    bodyLimit: bodyBytes.few,
    serverFactory: (serve) =>
      serveConnections(
        admission.before(serve),
        // A call without a host is refused by the hook below, in the envelope.
        { keepAliveTimeout: 65_000, requireHostHeader: false },
        door.connections,
        address,
      ),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    // Addresses that cannot be read never come to a route, and so to no hook.
    frameworkErrors: (error, request, reply) => {
      void reply.header('x-request-id', request.id);
      renderFailure(error, request, reply);
    },
    clientErrorHandler: refuseUnreadable,
    rewriteUrl: ({ url = '/' }) => pathOf(url),
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 200 },
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false } },
  }).withTypeProvider<TypeBoxTypeProvider>();

  if (isThread) leaveBackground(app);
  app.setValidatorCompiler(TypeBoxValidatorCompiler);
  app.setSerializerCompiler(() => (payload) => JSON.stringify(payload));
  app.setErrorHandler(renderFailure);
  app.setNotFoundHandler(renderNotFound);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    // Answers are about somebody; what may be kept says so itself.
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    const hostless = request.headers.host === undefined && request.raw.httpVersion === '1.1';
    done(hostless ? new Refusal('BAD_REQUEST', { detail: 'Host' }) : undefined);
  });
  // Whoever expects more than this server knows gets an ordinary answer.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  app.addHook('onResponse', (request, reply, done) => {
    logAnswer(request, reply);
    done();
  });

  refuseSecretsInAddress(app);

  const meters =
    settings.metricsToken === null ? null : createMeters(deps.database, () => admission.figures());
  if (meters !== null) measureCalls(app, meters);
  await securityHeaders(app, settings);
  admission.addHooks(app);
  await loadGuards(app, settings.maxLag);
  guardRoutes(app, deps);
  // Before compression: answers are kept as they are read.
  idempotentPosts(app, deps);
  if (largeCalls !== undefined)
    answerLargeCalls(app, deps, largeCalls, (request) => admission.leavePlace(request));
  await app.register(compress, { global: true, threshold: 1024, encodings: ['br', 'gzip'] });
  await app.register(multipart, {
    limits: { fileSize: limits.uploadBytes, files: 1, fields: 20, parts: 25 },
  });
  const operations = collectOperations(app);
  await describeCalls(app, operations);
  refuseUnasked(app);
  tidyQueries(app);
  limitBodies(app);
  boundBodies(app, door.bodies ?? bodyBounds, door.bodyRates ?? throttleBounds, (request) =>
    admission.cameOverConnection(request),
  );
  rateCostlyCalls(app, deps);
  parseJsonBody(app, (request) => admission.bodyArrived(request), largeCalls !== undefined);
  parseFormBody(app);
  // No call takes plain text; with a parser it would be a body of the wrong shape instead of a wrong type.
  app.removeContentTypeParser('text/plain');

  healthRoutes(app, deps);
  metricsRoutes(app, deps, meters);
  referenceRoutes(app, operations);
  for (const feature of features) {
    operations.begin(feature.name);
    // Each feature may build on those before it.
    await feature.routes?.(app, deps);
  }
  if (pages !== null) await servePages(app, pages);
  return app;
}

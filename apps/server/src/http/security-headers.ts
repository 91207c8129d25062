import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import fastify from 'fastify';
import type { Settings } from '../settings/settings.ts';
import type { App } from '../platform/feature.ts';
import { pathOf } from './requests/path-of.ts';

/** The one page that stands in a frame: a draft as a phone shows it, beside the designer (console.md §2). */
const FRAMED_PAGE = '/console/preview.html';

/** Headers that keep the pages to themselves: scripts and styles come as files of this server only. */
export async function securityHeaders(app: App, settings: Settings): Promise<void> {
  const secure = settings.publicUrl.startsWith('https:');
  const headers = await headersOf(optionsFor(secure, false));
  const framed = await headersOf(optionsFor(secure, true));
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(pathOf(request.url).split('?', 1)[0] === FRAMED_PAGE ? framed : headers);
    done();
  });
}

/** @param isFramed a page of this server may hold it. */
function optionsFor(secure: boolean, isFramed: boolean): FastifyHelmetOptions {
  return {
    global: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'"],
        'style-src': ["'self'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'"],
        'media-src': ["'self'", 'blob:'],
        'worker-src': ["'self'"],
        'manifest-src': ["'self'"],
        'frame-src': ["'self'", 'blob:'],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': [isFramed ? "'self'" : "'none'"],
        'object-src': ["'none'"],
        ...(secure ? { 'upgrade-insecure-requests': [] } : {}),
      },
    },
    hsts: secure ? { maxAge: 31_536_000 } : false,
    crossOriginOpenerPolicy: secure ? { policy: 'same-origin' } : false,
    originAgentCluster: secure,
    frameguard: { action: isFramed ? 'sameorigin' : 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
  };
}

/** Headers that every answer has. */
const common = new Set(['connection', 'content-length', 'content-type', 'date', 'keep-alive']);

/** What helmet adds to an answer: it would work that out for every one of them, and it is always the same. */
async function headersOf(options: FastifyHelmetOptions): Promise<Record<string, string>> {
  const app = fastify();
  await app.register(helmet, options);
  app.get('/', (_request, reply) => reply.send(''));
  const { headers } = await app.inject('/');
  await app.close();
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      common.has(name) || value === undefined ? [] : [[name, String(value)]],
    ),
  );
}

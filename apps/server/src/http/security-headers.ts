import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import fastify from 'fastify';
import type { Settings } from '../settings/settings.ts';
import type { App } from '../platform/feature.ts';

/** Headers that keep the pages to themselves: scripts and styles come as files of this server only. */
export async function securityHeaders(app: App, settings: Settings): Promise<void> {
  const secure = settings.publicUrl.startsWith('https:');
  const headers = await headersOf({
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
        'frame-ancestors': ["'none'"],
        'object-src': ["'none'"],
        ...(secure ? { 'upgrade-insecure-requests': [] } : {}),
      },
    },
    hsts: secure ? { maxAge: 31_536_000 } : false,
    crossOriginOpenerPolicy: secure ? { policy: 'same-origin' } : false,
    originAgentCluster: secure,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
  });
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
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

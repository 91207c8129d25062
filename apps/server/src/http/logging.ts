import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Settings } from '../settings/settings.ts';
import { describeError } from './describe-error.ts';

/** Structured logs to standard output. Query strings, headers and bodies never get there: they hold tokens and answers. */
export function loggerOptions(settings: Settings): FastifyServerOptions['logger'] {
  return {
    level: settings.logLevel,
    base: null,
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, path: pathOf(request) }),
      res: (reply) => ({ status: reply.statusCode }),
      err: describeError,
      // What reads uploads would tell all headers at the lowest level.
      busboyOptions: () => undefined,
    },
  };
}

/** One line for each answered call. */
export function logAnswer(request: FastifyRequest, reply: FastifyReply): void {
  if (!request.url.startsWith('/api/')) return;
  request.log.info(
    {
      method: request.method,
      path: request.routeOptions.url ?? pathOf(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      address: request.ip,
    },
    'answered',
  );
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '';
}

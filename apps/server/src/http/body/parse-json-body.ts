import type { IncomingMessage } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import type { App } from '../../platform/feature.ts';
import { Refusal } from '../../platform/refusal.ts';
import { brokenBound, jsonBounds } from '../../platform/scan-json.ts';

/**
 * Reads bodies of JSON as the framework does, once it is known that this is quickly done.
 * @param arrived waits until a call whose body is there may go on.
 */
export function parseJsonBody(app: App, arrived: (request: IncomingMessage) => Promise<void>): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      await arrived(request.raw);
      const broken = brokenBound(body, jsonBounds);
      if (broken === 'depth') throw new Refusal('BAD_REQUEST');
      if (broken === 'size') throw new Refusal('PAYLOAD_TOO_LARGE');
      // Others are answered between the two.
      if (body.length > long) await nextTurn();
      return new Promise((resolve, reject) => {
        void parse(request, body.toString('utf8'), (error, value: unknown) =>
          error === null ? resolve(value) : reject(error),
        );
      });
    },
  );
}

/** Bytes of which the reading is felt. */
const long = 262_144;

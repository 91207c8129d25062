import type { IncomingMessage } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { limits } from '@zhantai/contract';
import type { FastifyRequest } from 'fastify';
import type { App } from '../../platform/feature.ts';
import { Refusal } from '../../platform/refusal.ts';
import { brokenBound, jsonBounds } from '../../platform/json/scan-json.ts';
import { unreadBody } from '../large-calls/unread-body.ts';

/**
 * Reads bodies of JSON as the framework does, once it is known that this is quickly done.
 * @param arrived waits until a call whose body is there may go on.
 * @param hasThreads large bodies are left to them, unread.
 */
export function parseJsonBody(
  app: App,
  arrived: (request: IncomingMessage) => Promise<void>,
  hasThreads: boolean,
): void {
  app.decorateRequest('jsonBytes', null);
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      await arrived(request.raw);
      request.jsonBytes = body;
      if (hasThreads && body.length > largeBytes) return unreadBody;
      const broken = brokenBound(body, jsonBounds);
      if (broken === 'depth') throw new Refusal('BAD_REQUEST');
      if (broken === 'size') throw new Refusal('PAYLOAD_TOO_LARGE');
      if (hasThreads && body.length > largeBounds.values && brokenBound(body, largeBounds) !== null) {
        return unreadBody;
      }
      // Others are answered between the two.
      if (body.length > LONG_BODY_BYTES) await nextTurn();
      return new Promise((resolve, reject) => {
        void parse(request, body.toString('utf8'), (error, value: unknown) =>
          error === null ? resolve(value) : reject(error),
        );
      });
    },
  );
}

/** Bytes of which the reading is felt. */
const LONG_BODY_BYTES = 262_144;
/** Bytes and values above which a thread reads a body, where there is one. */
export const largeBytes = 262_144;
const largeBounds = { ...jsonBounds, values: limits.cellsOnLoop };

import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App, Deps } from '../../platform/feature.ts';
import { Refusal } from '../../platform/refusal.ts';
import { identifyCall, type IdentifiedCall } from './identify-call.ts';
import { RepeatedAnswer } from './repeated-answer.ts';
import { openAnswer, sealAnswer, type KeptAnswer } from './sealed-answer.ts';
import { sendAgain } from './send-again.ts';
import {
  believedFor,
  claimKey,
  deleteOldKeys,
  keepAnswer,
  releaseKey,
  selectKey,
  stayAlive,
  trimKeys,
} from './store.ts';

/**
 * Greatest answer that is kept, in bytes, packed and sealed: a file record with its whole content fits. A call with a
 * greater one runs again when it is repeated.
 */
const greatestAnswer = 3 * 1024 * 1024;
/** Headers that belong to a body. */
const bodyHeaders = ['content-type', 'content-disposition'];
/** Milliseconds that a repeated call waits for the first one; browsers give up after 30 s. */
const patience = 25_000;
/** Milliseconds between two clean-ups. */
const sweepPause = 60_000;
/** More than one server can be asked to do in that time. */
const sweepSize = 20_000;

/** A call of this process that holds its key while it runs. */
interface Running {
  readonly call: IdentifiedCall;
  /** This one run: a process that took the key over later has another. */
  readonly runner: string;
  readonly sign: NodeJS.Timeout;
}

/**
 * Makes every POST below `/api` take an `Idempotency-Key` (wire.md §1): the same key and body of the same caller gives
 * the first answer again for 24 hours, while the first still runs after waiting for it; another body is refused.
 * Answers that ask to come again (401, 429, 5xx) are not kept. An upload is known when it was read: by its fields and the
 * hash of its file, so a key is taken only then (docs/decisions, 7).
 */
export function idempotentPosts(app: App, { database, settings }: Deps): void {
  const running = new WeakMap<FastifyRequest, Running>();
  app.decorateRequest('uploadRead', null);

  /** Gives the first answer again, or takes the key for this call. */
  const begin = async (request: FastifyRequest, call: IdentifiedCall): Promise<KeptAnswer | null> => {
    const runner = randomUUID();
    const until = performance.now() + patience;
    let free = true;
    for (let pause = 20; ; pause = Math.min(250, pause * 2)) {
      // oxlint-disable-next-line no-await-in-loop -- asked again until the first call is through
      if (free && (await claimKey(database, call, runner))) {
        running.set(request, { call, runner, sign: keepAlive(request, call, runner) });
        // Now and then is enough to bound what one caller keeps.
        // oxlint-disable-next-line no-await-in-loop
        if ((call.keyHash[0] ?? 0) % 16 === 0) await trimKeys(database, call);
        return null;
      }
      // oxlint-disable-next-line no-await-in-loop
      const state = await selectKey(database, call);
      if (state.kind === 'answered') return openAnswer(call.sealKey, state.answer);
      if (state.kind === 'other') throw new Refusal('IDEMPOTENCY_CONFLICT');
      free = state.kind === 'free';
      if (performance.now() > until) throw new Refusal('OVERLOADED', { seconds: 2 });
      // oxlint-disable-next-line no-await-in-loop
      if (!free) await sleep(pause);
    }
  };

  const keepAlive = (request: FastifyRequest, call: IdentifiedCall, runner: string): NodeJS.Timeout =>
    setInterval(
      () => {
        stayAlive(database, call, runner).catch((error: unknown) => {
          request.log.warn({ err: error }, 'a running call could not say that it lives');
        });
      },
      (believedFor * 1000) / 3,
    ).unref();

  app.addHook('preHandler', async (request, reply) => {
    const key = request.headers['idempotency-key'];
    if (request.method !== 'POST' || key === undefined || !request.url.startsWith('/api/')) return undefined;
    if (request.routeOptions.config.idempotency === 'none') return undefined;
    if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) {
      throw new Refusal('BAD_REQUEST', { detail: 'Idempotency-Key' });
    }
    const secret = settings.secrets.dataKey;
    if (request.isMultipart()) {
      request.uploadRead = async (content) => {
        const answer = await begin(request, identifyCall(secret, request, key, content));
        if (answer !== null) throw new RepeatedAnswer(answer);
      };
      return undefined;
    }
    const answer = await begin(request, identifyCall(secret, request, key));
    return answer === null ? undefined : sendAgain(reply, answer);
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const run = running.get(request);
    if (run === undefined) return;
    running.delete(request);
    clearInterval(run.sign);
    const { call, runner } = run;
    try {
      const sealed =
        (typeof payload === 'string' || Buffer.isBuffer(payload)) && isFinal(reply.statusCode)
          ? await sealAnswer(call.sealKey, {
              status: reply.statusCode,
              headers: headersOf(reply),
              body: Buffer.from(payload),
            })
          : null;
      if (sealed === null || sealed.length > greatestAnswer) await releaseKey(database, call, runner);
      else await keepAnswer(database, call, runner, sealed);
    } catch (error) {
      // The call is done: its answer goes out, whether it can be given again or not.
      request.log.warn({ err: error }, 'an answer could not be kept');
    }
  });

  sweep(app, () => deleteOldKeys(database, sweepSize));
}

/** Whether an answer stays the same when it is asked for again. */
function isFinal(status: number): boolean {
  return status < 500 && status !== 401 && status !== 429;
}

function headersOf(reply: FastifyReply): Record<string, string> {
  const pairs = bodyHeaders.map((name) => [name, String(reply.getHeader(name) ?? '')] as const);
  return Object.fromEntries(pairs.filter(([, value]) => value !== ''));
}

/** Cleans up now and then while the server runs. */
function sweep(app: App, clean: () => Promise<number>): void {
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<unknown> = Promise.resolve();
  app.addHook('onReady', async () => {
    timer = setInterval(() => {
      round = clean().catch((error: unknown) => {
        app.log.warn({ err: error }, 'old answers could not be cleaned up');
      });
    }, sweepPause).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await round;
  });
}

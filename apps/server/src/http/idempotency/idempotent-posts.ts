import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Call } from '../../database/call/call.ts';
import { duringCall } from '../../database/call/during-call.ts';
import type { App, Deps } from '../../platform/feature.ts';
import { Refusal } from '../../platform/refusal.ts';
import { whileOpen } from '../../platform/while-open.ts';
import { identifyCall, type IdentifiedCall } from './identify-call.ts';
import { RepeatedAnswer } from './repeated-answer.ts';
import { openAnswer, sealAnswer, type KeptAnswer } from './sealed-answer.ts';
import { sendAgain } from './send-again.ts';
import {
  CLAIM_SECONDS,
  claimKey,
  deleteOldKeys,
  keepAnswer,
  releaseKey,
  selectKey,
  settleKey,
  stayAlive,
  trimKeys,
} from './store.ts';

/**
 * Greatest answer that is kept, in bytes, packed and sealed: a file record with its whole content fits. A call with a
 * greater one runs again when it is repeated.
 */
const MAX_ANSWER_BYTES = 3 * 1024 * 1024;
/** Headers that belong to a body. */
const bodyHeaders = ['content-type', 'content-disposition'];
/** Milliseconds that a repeated call waits for the first one; browsers give up after 30 s. */
const WAIT_TIMEOUT_MS = 25_000;
/** Milliseconds between two clean-ups. */
const SWEEP_INTERVAL_MS = 60_000;
/** More than one server can be asked to do in that time. */
const sweepSize = 20_000;

/** A call of this process that holds its key while it runs. */
interface Running {
  readonly call: IdentifiedCall;
  /** This one run: a process that took the key over later has another. */
  readonly runner: string;
  /** What it does to the database. */
  readonly work: Call;
  readonly sign: NodeJS.Timeout;
}

/**
 * Makes every POST below `/api` take an `Idempotency-Key` (wire.md §1): the same key and body of the same caller gives
 * the first answer again for 24 hours, while the first still runs after waiting for it; another body is refused.
 * Answers that ask to come again (401, 429, 5xx) are not kept. An upload is known when it was read: by its fields and the
 * hash of its file, so a key is taken only then (docs/decisions, 7).
 *
 * What a call does in transactions is committed together with its answer, so that after any fault both are there or
 * neither is; with a 5xx it is undone (docs/decisions, 7).
 */
export function idempotentPosts(app: App, { database, settings }: Deps): void {
  const running = new WeakMap<FastifyRequest, Running>();
  const works = new WeakMap<FastifyRequest, Call>();
  app.decorateRequest('uploadRead', null);
  app.decorateRequest('leaveKey', null);

  const workOf = (request: FastifyRequest): Call => {
    const work = works.get(request) ?? new Call();
    works.set(request, work);
    return work;
  };

  /** Gives the first answer again, or takes the key for this call. */
  const begin = async (request: FastifyRequest, call: IdentifiedCall): Promise<KeptAnswer | null> => {
    const runner = randomUUID();
    const until = performance.now() + WAIT_TIMEOUT_MS;
    let free = true;
    for (let pause = 20; ; pause = Math.min(250, pause * 2)) {
      // Asked again until the first call is through.
      if (free && (await claimKey(database, call, runner))) {
        const work = workOf(request);
        if (request.routeOptions.config.parts !== true) work.expectAnswer();
        running.set(request, { call, runner, work, sign: keepAlive(request, call, runner) });
        request.leaveKey = () => leave(request);
        // Now and then is enough to bound what one caller keeps.
        if ((call.keyHash[0] ?? 0) % 16 === 0) await trimKeys(database, call);
        return null;
      }
      const state = await selectKey(database, call);
      if (state.kind === 'answered') return openAnswer(call.sealKey, state.answer);
      if (state.kind === 'other') throw new Refusal('IDEMPOTENCY_CONFLICT');
      free = state.kind === 'free';
      if (performance.now() > until) throw new Refusal('OVERLOADED', { seconds: 2 });
      if (!free) await sleep(pause);
    }
  };

  /** Undoes what a call did so far, and leaves its key to whoever answers it instead. */
  const leave = async (request: FastifyRequest): Promise<void> => {
    const run = running.get(request);
    if (run === undefined) return;
    running.delete(request);
    clearInterval(run.sign);
    await run.work.settle('rollback').catch(() => undefined);
    await releaseKey(database, run.call, run.runner);
  };

  const keepAlive = (request: FastifyRequest, call: IdentifiedCall, runner: string): NodeJS.Timeout =>
    setInterval(
      () => {
        stayAlive(database, call, runner).catch((error: unknown) => {
          request.log.warn({ err: error }, 'a running call could not say that it lives');
        });
      },
      (CLAIM_SECONDS * 1000) / 3,
    ).unref();

  app.addHook('onRoute', (route) => {
    if (route.method !== 'POST') return;
    const { handler } = route;
    route.handler = function callOnce(request, reply) {
      return duringCall(workOf(request), () => handler.call(this, request, reply));
    };
  });

  app.addHook('preHandler', async (request, reply) => {
    const key = request.headers['idempotency-key'];
    if (request.method !== 'POST' || key === undefined || !request.url.startsWith('/api/')) return undefined;
    if (request.routeOptions.config.idempotency === 'none') return undefined;
    if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) {
      throw new Refusal('BAD_REQUEST', { detail: 'Idempotency-Key' });
    }
    // Not the data key: that one may change while answers are kept.
    const secret = settings.secrets.tokenSecret;
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
    const { call, runner, work } = run;
    if (reply.statusCode >= 500) await work.settle('rollback').catch(() => undefined);
    const answer = await sealed(call, reply, payload);
    if (work.holds) {
      await commitWith(work, () => settleKey(database, call, runner, answer));
      return;
    }
    try {
      if (answer === null) await releaseKey(database, call, runner);
      else await keepAnswer(database, call, runner, answer);
    } catch (error) {
      // Nothing was done that another run would do twice: the answer goes out, whether it can be given again or not.
      request.log.warn({ err: error }, 'an answer could not be kept');
    }
  });

  whileOpen(app, SWEEP_INTERVAL_MS, 'old answers could not be cleaned up', () =>
    deleteOldKeys(database, sweepSize),
  );
}

/** An answer as it is kept; null for one that is not: it asks to come again, is a stream, or is too great. */
async function sealed(call: IdentifiedCall, reply: FastifyReply, payload: unknown): Promise<Buffer | null> {
  if (!isFinal(reply.statusCode) || !(typeof payload === 'string' || Buffer.isBuffer(payload))) return null;
  const body = Buffer.from(payload);
  const answer = await sealAnswer(call.sealKey, {
    status: reply.statusCode,
    headers: headersOf(reply),
    body,
  });
  return answer.length > MAX_ANSWER_BYTES ? null : answer;
}

/** Commits what a call did, with what is kept of the call itself. @throws Error or Refusal where it did not come to that. */
async function commitWith(work: Call, settleItsKey: () => Promise<boolean>): Promise<void> {
  let stands = false;
  try {
    stands = await duringCall(work, settleItsKey);
  } finally {
    await work.settle(stands ? 'commit' : 'rollback');
  }
  // Another process took the call over while this one stood still; its answer counts.
  if (!stands) throw new Refusal('OVERLOADED', { seconds: 2 });
}

/** Whether an answer stays the same when it is asked for again. */
function isFinal(status: number): boolean {
  return status < 500 && status !== 401 && status !== 429;
}

function headersOf(reply: FastifyReply): Record<string, string> {
  const pairs = bodyHeaders.map((name) => [name, String(reply.getHeader(name) ?? '')] as const);
  return Object.fromEntries(pairs.filter(([, value]) => value !== ''));
}

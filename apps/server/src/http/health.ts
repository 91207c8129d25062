import { setTimeout as sleep } from 'node:timers/promises';
import { callRecords } from '@zhantai/contract/records';
import { ping } from '../database/connections/ping.ts';
import type { App, Deps } from '../platform/feature.ts';
import { ok } from '../platform/ok.ts';
import { Refusal } from '../platform/refusal.ts';
import { routeOf } from '../platform/route-of.ts';

/** Milliseconds that a database may take to say that it is there. */
const PING_TIMEOUT_MS = 3_000;

const up = { status: 'up' } as const;

/** `live`: the process answers. `ready`: it can serve, the database included. */
export function healthRoutes(app: App, { database }: Deps): void {
  let closing = false;
  let probe: Promise<boolean> | null = null;
  /** Asked once at a time: whoever asks a database that hangs holds a connection until it goes on. */
  const isThere = (): Promise<boolean> => {
    probe ??= ping(database)
      .then(() => true)
      .finally(() => {
        probe = null;
      });
    return Promise.race([probe, sleep(PING_TIMEOUT_MS, false, { ref: false })]);
  };
  app.addHook('preClose', (done) => {
    closing = true;
    done();
  });
  app.route({
    ...routeOf(callRecords.healthLive),
    handler: (_request, reply) => ok(reply, up),
  });
  app.route({
    ...routeOf(callRecords.healthReady),
    handler: async (_request, reply) => {
      if (closing || !(await isThere())) throw new Refusal('OVERLOADED', { seconds: 5 });
      return ok(reply, up);
    },
  });
}

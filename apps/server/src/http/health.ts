import { ping } from '../database/ping.ts';
import type { App, Deps } from '../platform/feature.ts';
import { ok } from '../platform/ok.ts';
import { Refusal } from '../platform/refusal.ts';

const open = { config: { access: 'open', headers: 'none' } } as const;

/** `live`: the process answers. `ready`: it can serve, the database included. */
export function healthRoutes(app: App, { database }: Deps): void {
  let closing = false;
  app.addHook('preClose', (done) => {
    closing = true;
    done();
  });
  app.get('/api/health/live', open, (_request, reply) => ok(reply, { status: 'up' }));
  app.get('/api/health/ready', open, async (_request, reply) => {
    if (closing) throw new Refusal('OVERLOADED', { seconds: 5 });
    await ping(database);
    return ok(reply, { status: 'up' });
  });
}
